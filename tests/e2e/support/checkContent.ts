import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { program } from "../../run/program";
import { picture } from "./editor";

/** What check:content finds in the site with these files beside its own. */
export function checkContent(written: Readonly<Record<string, string>>) {
  const root = mkdtempSync(path.join(tmpdir(), "editor-"));
  for (const name of [
    "node_modules",
    "locales",
    "static",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
  ]) {
    symlinkSync(path.resolve(name), path.join(root, name));
  }
  for (const name of ["content", "src"]) {
    cpSync(name, path.join(root, name), { recursive: true });
  }
  for (const [name, text] of Object.entries(written)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
    cpSync(picture, path.join(root, path.dirname(name), "cover.png"));
  }
  const [node = "", ...args] = program(
    "tsx",
    "src/cli/main.ts",
    "check:content",
  );
  const { status, stdout, stderr } = spawnSync(node, args, {
    cwd: root,
    encoding: "utf8",
  });
  rmSync(root, { recursive: true });
  return { status, said: stdout + stderr };
}
