import { createRequire } from "node:module";
import { formatMessagesSync } from "esbuild";
import type { BuildFailure } from "esbuild";
import type { SiteConfigError } from "../../config/resolveSite";
import { countOf, formatDiagnostics } from "../diagnostics/formatDiagnostics";
import { bundleScript } from "../workarounds/loadBundled";
import { configDiagnostics } from "./configDiagnostics";
import { configFiles } from "./configFile";

/**
 * Explains an error that comes from the owner's config: an invalid option, a
 * syntax error, a word without quotes. Undefined for errors of other code.
 */
export function explainConfigError(
  error: unknown,
  root: string,
): string | undefined {
  if (isSiteConfigError(error)) {
    const found = configDiagnostics(error, root);
    return `The site config has ${countOf(found.length, "error")}:\n\n${formatDiagnostics(found, root)}`;
  }
  for (const file of configFiles) {
    try {
      loadConfigFile(root, file);
    } catch (reason) {
      return describe(reason);
    }
  }
  return undefined;
}

/** By its name, for bundles have classes of their own. */
const isSiteConfigError = (error: unknown): error is SiteConfigError =>
  error instanceof Error && error.name === "SiteConfigError";

/** The message, and the place in the file that it comes from. */
function describe(error: unknown): string {
  const { errors } = error as Partial<BuildFailure>;
  if (errors) {
    return formatMessagesSync(errors, { kind: "error" }).join("").trimEnd();
  }
  const { stack = String(error) } = error as Partial<Error>;
  return stack.split("\n").slice(0, 2).join("\n");
}

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
