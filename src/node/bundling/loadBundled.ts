import { createRequire } from "node:module";
import { formatMessagesSync } from "esbuild";
import type { BuildFailure } from "esbuild";
import { explainConfigError } from "../explainConfigError";
import { bundleOf, bundleScript } from "./bundleScript";

/** Gatsby's own processes for queries and HTML, which load gatsby-node, too. */
const isWorker = () => Boolean(process.env.GATSBY_WORKER_POOL_WORKER);

/**
 * Loads a script of the build for gatsby-config and gatsby-node. Gatsby would
 * bundle and minify what these import, which takes ten seconds of a cold build.
 * @param script path from the project's root
 */
export function loadBundled(root: string, script: string): unknown {
  if (isWorker()) return load(bundleOf(root, script));
  const file = bundle(root, script);
  try {
    return load(file);
  } catch (error) {
    const explained = explainConfigError(error, root);
    if (!explained) throw error;
    return end(explained);
  }
}

const load = (file: string): unknown => createRequire(file)(file);

/** Says what is wrong, for Gatsby would take it for a fault of its own, and try five times more. */
function end(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function bundle(root: string, script: string): string {
  try {
    return bundleScript(root, script);
  } catch (error) {
    const { errors } = error as Partial<BuildFailure>;
    if (!errors) throw error;
    const kind = "error";
    return end(formatMessagesSync(errors, { kind }).join("").trimEnd());
  }
}
