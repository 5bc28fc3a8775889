import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/**
 * Installs, from its lockfile, a package that the site's own install leaves
 * out. Happens once; this is the only step that needs a network.
 */
export function installPeer(folder: string): void {
  if (existsSync(path.join(folder, "node_modules"))) return;
  console.error(`Installing ${path.basename(folder)} (once) …`);
  execFileSync("npm", ["ci", "--no-audit", "--no-fund"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
}
