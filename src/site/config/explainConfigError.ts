import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { formatMessagesSync } from "esbuild";
import type { BuildFailure } from "esbuild";
import { resolveSite } from "../../config/resolveSite";
import type { SiteConfigError } from "../../config/resolveSite";
import { formatValue } from "../diagnostics/diagnostic";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { countOf, formatDiagnostics } from "../diagnostics/formatDiagnostics";
import { bundleScript } from "../files/loadBundled";
import { toPosix } from "../files/paths";
import { fromZodIssues } from "../diagnostics/fromZodIssues";
import { checkFolder } from "./checkFolder";
import { configFile, configFiles, describeMissingExport } from "./configFile";
import { locateFields } from "./locateFields";

/**
 * Explains an error in the owner's config: an invalid option, a missing export,
 * a syntax error, a word without quotes; or that no build works in its folder.
 * Undefined for errors in other code.
 */
export function explainConfigError(
  error: unknown,
  root: string,
): string | undefined {
  const misplaced = checkFolder(root);
  if (misplaced.length > 0) return formatDiagnostics(misplaced, root);
  if (isSiteConfigError(error) && error.site !== undefined) {
    return list(configDiagnostics(error, root), root);
  }
  for (const file of configFiles) {
    if (!existsSync(path.join(root, file))) {
      const reason = "This file is missing.";
      return list([{ reason, fatal: true, file }], root);
    }
    try {
      const exported = loadConfigFile(root, file) as Record<string, unknown>;
      const value = exported[path.parse(file).name];
      if (value === undefined)
        return list([describeMissingExport(file, Object.keys(exported))], root);
      // A value may be computed when it is read.
      if (file === configFile) resolveSite(value);
    } catch (reason) {
      if (!isSiteConfigError(reason)) return describe(reason, file);
    }
  }
  return undefined;
}

const list = (diagnostics: readonly Diagnostic[], root: string) =>
  `The site config has ${countOf(diagnostics.length, "error")}:\n\n${formatDiagnostics(diagnostics, root)}`;

/** Compares the name, because each bundle has another class. */
const isSiteConfigError = (error: unknown): error is SiteConfigError =>
  error instanceof Error && error.name === "SiteConfigError";

/** Prints the message and its location in the file, or only the file. */
function describe(error: unknown, file: string): string {
  const { errors } = Object(error) as Partial<BuildFailure>;
  if (errors) {
    return formatMessagesSync(errors, { kind: "error" }).join("").trimEnd();
  }
  const { stack = formatValue(error) } = Object(error) as Partial<Error>;
  const [reason = "", place = ""] = stack.split("\n");
  return toPosix(place).includes(file)
    ? `${reason}\n${place}`
    : `${file}  ${reason}`;
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

/** Creates diagnostics of an invalid site config. */
export function configDiagnostics(
  { issues, site, schema }: SiteConfigError,
  root: string,
): Diagnostic[] {
  const source = { file: configFile, data: site, schema };
  return locateFields(fromZodIssues(issues, source), root);
}
