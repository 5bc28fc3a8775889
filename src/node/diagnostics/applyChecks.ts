import type { Checks, Severity } from "../../config/types";
import type { Diagnostic } from "./diagnostic";

const fatalBySeverity: Record<
  Exclude<Severity, "ignore">,
  Diagnostic["fatal"]
> = { throw: true, warn: false, log: null };

/** Gives diagnostics the severity that the owner has set for their checks; ignored ones are dropped. */
export const applyChecks = (
  diagnostics: readonly Diagnostic[],
  checks: Checks,
): Diagnostic[] =>
  diagnostics.flatMap((diagnostic) => {
    const severity = checks[diagnostic.ruleId as keyof Checks] as
      Severity | undefined;
    if (severity === undefined) return diagnostic;
    return severity === "ignore"
      ? []
      : { ...diagnostic, fatal: fatalBySeverity[severity] };
  });
