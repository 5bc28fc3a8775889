import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { type Command, UsageError } from "../src/cli/command";

/** Runs a command with the arguments of its npm script. */
export async function runCommand(command: Command): Promise<void> {
  try {
    process.exitCode = await command(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Reads a flag that is a number, such as how many posts there are to be. */
export function readCount(flag: string, value: string, least = 1): number {
  const count = Number(value);
  if (Number.isInteger(count) && count >= least) return count;
  throw new UsageError(`Invalid ${flag} "${value}": use ${least} or more.`);
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
