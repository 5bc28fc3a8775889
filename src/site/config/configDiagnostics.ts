import type { SiteConfigError } from "../../config/resolveSite";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { fromZodIssues } from "../diagnostics/fromZodIssues";
import { configFile, locateOptions } from "./configFile";

/** Creates diagnostics of an invalid site config. */
export function configDiagnostics(
  { issues, site, schema }: SiteConfigError,
  root: string,
): Diagnostic[] {
  const source = { file: configFile, data: site, schema };
  const diagnostics = fromZodIssues(issues, source);
  return locateOptions(diagnostics, root);
}
