import { createRequire } from "node:module";
import { formatMessagesSync } from "esbuild";
import type { BuildFailure } from "esbuild";
import type { SiteConfigError } from "../../config/resolveSite";
import { countOf, formatDiagnostics } from "../diagnostics/formatDiagnostics";
import { bundleScript } from "../files/loadBundled";
import { configDiagnostics } from "./configDiagnostics";
import { configFiles } from "./configFile";

/**
 * Explains an error in the owner's config: an invalid option, a syntax error, a
 * word without quotes. Undefined for errors in other code.
 */
export function explainConfigError(
  error: unknown,
  root: string,
): string | undefined {
  if (isSiteConfigError(error)) {
    const diagnostics = configDiagnostics(error, root);
    return `The site config has ${countOf(diagnostics.length, "error")}:\n\n${formatDiagnostics(diagnostics, root)}`;
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

/** Compares the name, because each bundle has another class. */
const isSiteConfigError = (error: unknown): error is SiteConfigError =>
  error instanceof Error && error.name === "SiteConfigError";

/** Prints the message and its location in the file. */
function describe(error: unknown): string {
  const { errors } = error as Partial<BuildFailure>;
  if (errors) {
    return formatMessagesSync(errors, { kind: "error" }).join("").trimEnd();
  }
  const { stack = String(error) } = error as Partial<Error>;
  return stack.split("\n").slice(0, 2).join("\n");
}

/**
 * Loads a config file of the owner as it is saved now, and returns its exports.
 * Errors have the lines of the file.
 */
export function loadConfigFile(root: string, file: string): unknown {
  const bundle = bundleScript(root, file, { sourcemap: "inline" });
  process.setSourceMapsEnabled(true);
  const load = createRequire(bundle);
  // Node caches modules.
  // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- there is no other way
  delete load.cache[bundle];
  return load(bundle);
}
