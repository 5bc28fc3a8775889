import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";

/**
 * Copies the files of a folder that git does not ignore, uncommitted ones
 * included, and links the folder's node_modules instead of copying them. Of
 * what is there, Gatsby's cache and output stay.
 */
export function copyFiles(
  from: string,
  to: string,
  isWanted: (file: string) => boolean = () => true,
): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(to)) {
    if (name === ".cache" || name === "public") continue;
    rmSync(path.join(to, name), { recursive: true });
  }
  for (const file of listFiles(from).filter(isWanted)) {
    cpSync(path.join(from, file), path.join(to, file));
  }
  // Windows lets everybody make a junction, and links few.
  const packages = path.join(from, "node_modules");
  symlinkSync(packages, path.join(to, "node_modules"), "junction");
}

function listFiles(folder: string): string[] {
  const listing = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "-z"],
    { cwd: folder, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 },
  );
  return listing
    .split("\0")
    .filter((file) => file && existsSync(path.join(folder, file)));
}
