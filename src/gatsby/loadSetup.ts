import { createRequire } from "node:module";
import { bundleScript, loadBundled } from "../site/files/loadBundled";

/**
 * Loads a script of the build for gatsby-config and gatsby-node. Ends the process
 * on errors in the owner's config, for which Gatsby would try five more times.
 * @param script path from the project's root
 */
export function loadSetup(root: string, script: string): unknown {
  try {
    return loadBundled(root, script);
  } catch (error) {
    // An import would have Gatsby compile it each time.
    const bundle = bundleScript(root, "src/site/config/explainConfigError.ts");
    const { explainConfigError } = createRequire(bundle)(
      bundle,
    ) as typeof import("../site/config/explainConfigError");
    const explanation = explainConfigError(error, root);
    if (explanation === undefined) throw error;
    console.error(`\n${explanation}\n`);
    return process.exit(1);
  }
}
