import { spawnSync } from "node:child_process";
import { basePath } from "../config/resolved";

/**
 * Has a build add the base path to what Gatsby writes: scripts, page data,
 * links, pictures. Gatsby does so only if its command is told to, which no
 * config can do; so the command runs once more, with PREFIX_PATHS.
 */
export function prefixPaths(): void {
  const { PREFIX_PATHS, NODE_ENV } = process.env;
  if (!basePath() || PREFIX_PATHS || NODE_ENV !== "production") return;
  const command = [...process.execArgv, ...process.argv.slice(1)];
  const { status } = spawnSync(process.execPath, command, {
    stdio: "inherit",
    env: { ...process.env, PREFIX_PATHS: "true" },
  });
  // Gatsby would report that it has not finished.
  process.stdout.write = () => true;
  process.exit(status ?? 1);
}
