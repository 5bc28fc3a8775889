import { createRequire } from "node:module";
import { formatMessagesSync } from "esbuild";
import type { BuildFailure } from "esbuild";
import { bundleOf, bundleScript } from "./bundleScript";

/** Gatsby's own processes for queries and HTML, which load gatsby-node, too. */
const isWorker = () => Boolean(process.env.GATSBY_WORKER_POOL_WORKER);

/**
 * Loads a script of the build for gatsby-config and gatsby-node. Gatsby would
 * bundle and minify what these import, which takes ten seconds of a cold build.
 * @param script path from the project's root
 */
export function loadBundled(root: string, script: string): unknown {
  const file = isWorker() ? bundleOf(root, script) : bundle(root, script);
  return createRequire(file)(file);
}

/** Says what is wrong with code, for Gatsby would take it for a fault of its own, and try five times more. */
function bundle(root: string, script: string): string {
  try {
    return bundleScript(root, script);
  } catch (error) {
    const { errors } = error as Partial<BuildFailure>;
    if (!errors) throw error;
    const kind = "error";
    console.error(`\n${formatMessagesSync(errors, { kind }).join("")}`);
    process.exit(1);
  }
}
