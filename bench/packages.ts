import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

interface Manifest {
  version: string;
  scripts?: Record<string, string>;
}

/** A folder's package.json, as far as measuring needs it. */
export function readManifest(folder: string): Manifest {
  return JSON.parse(
    readFileSync(path.join(folder, "package.json"), "utf8"),
  ) as Manifest;
}

/** What `npm run build` runs there; without npm itself, which weighs 60 MB. */
export function readBuildCommand(folder: string): string {
  const command = readManifest(folder).scripts?.build;
  if (!command) throw new Error(`${folder}/package.json has no script "build"`);
  return command;
}

/**
 * Installs, from its lockfile, a package that the site's own install leaves
 * out. Happens once; this is the only step that needs a network.
 */
export function installOnce(folder: string): void {
  if (existsSync(path.join(folder, "node_modules"))) return;
  console.error(`Installing ${path.basename(folder)} (once) …`);
  execFileSync("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
}
