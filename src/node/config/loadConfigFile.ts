import { createRequire } from "node:module";
import { bundleScript } from "../workarounds/loadBundled";

/**
 * Runs one of the owner's config files as it is saved now, and returns its
 * exports. Errors have the lines of the file itself.
 */
export function loadConfigFile(root: string, file: string): unknown {
  const bundle = bundleScript(root, file, { sourcemap: "inline" });
  process.setSourceMapsEnabled(true);
  const load = createRequire(bundle);
  // Node would return what it loaded before.
  // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- there is no other way
  delete load.cache[bundle];
  return load(bundle);
}
