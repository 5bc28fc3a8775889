import type { SiteConfigError } from "../../config/resolveSite";
import { type Diagnostic, formatValue } from "../diagnostics/diagnostic";
import { fromZodIssues } from "../diagnostics/fromZodIssues";
import { valueAt } from "../diagnostics/schemaAt";
import { configFile, locateOptions } from "./configFile";

/** Describes an invalid site config; errors in the navbar and the footer show their item. */
export function configDiagnostics(
  { issues, site, schema }: SiteConfigError,
  root: string,
): Diagnostic[] {
  const source = { file: configFile, data: site, schema };
  const diagnostics = fromZodIssues(issues, source);
  return locateOptions(diagnostics, root).map((diagnostic) => {
    const [item] = itemField.exec(diagnostic.field ?? "") ?? [];
    if (item === undefined || item === diagnostic.field) return diagnostic;
    const value = valueAt(site, item.split(/[.[\]]+/).filter(Boolean));
    return {
      ...diagnostic,
      reason: `${diagnostic.reason} Item: ${formatValue(value)}`,
    };
  });
}

/** The innermost item around an option. */
const itemField = /^(?:navbar|footer)\..*\[\d+\]/;
