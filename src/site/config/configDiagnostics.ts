import type { SiteConfigError } from "../../config/resolveSite";
import { type Diagnostic, formatValue } from "../diagnostics/diagnostic";
import { fromZodIssues } from "../diagnostics/fromZodIssues";
import { valueAt } from "../diagnostics/schemaAt";
import { configFile, locateOptions } from "./configFile";
import { explainRemovedOption } from "./removedOptions";

/** Creates diagnostics of an invalid site config; those of the navbar and the footer print the item. */
export function configDiagnostics(
  { issues, site, schema }: SiteConfigError,
  root: string,
): Diagnostic[] {
  const source = { file: configFile, data: site, schema };
  const diagnostics = fromZodIssues(issues, source);
  return locateOptions(diagnostics, root).map((located) => {
    const { field = [] } = located;
    const removed = explainRemovedOption(field);
    const diagnostic = removed ? { ...located, note: removed } : located;
    // The innermost item that contains the option.
    const at = field.findLastIndex((step) => typeof step === "number");
    const isInItem = at >= 0 && at < field.length - 1;
    if (!isInItem || !/^(?:navbar|footer)$/.test(String(field[0])))
      return diagnostic;
    const value = valueAt(site, field.slice(0, at + 1));
    return {
      ...diagnostic,
      reason: `${diagnostic.reason} Item: ${formatValue(value)}`,
    };
  });
}
