import type { Reporter } from "gatsby";
import type { Diagnostic } from "../site/diagnostics/diagnostic";
import { formatDiagnostics } from "../site/diagnostics/formatDiagnostics";

/** The diagnostics printed after the last save in develop, which are not repeated. */
let printed = new Set<string>();

/**
 * Prints diagnostics by Gatsby's reporter, errors last. Errors end a build; in
 * develop only new diagnostics are printed.
 * @param root the project's folder
 */
export function reportDiagnostics(
  reporter: Reporter,
  diagnostics: readonly Diagnostic[],
  root: string,
): void {
  const fresh = diagnostics.filter(
    (diagnostic) => !printed.has(JSON.stringify(diagnostic)),
  );
  const known = diagnostics.length - fresh.length;
  printed = new Set(
    diagnostics.map((diagnostic) => JSON.stringify(diagnostic)),
  );
  const format = (fatal: Diagnostic["fatal"]) =>
    formatDiagnostics(
      fresh.filter((diagnostic) => diagnostic.fatal === fatal),
      root,
    );
  const [notes, warnings, errors] = [format(null), format(false), format(true)];
  if (notes) reporter.info(notes);
  if (warnings) reporter.warn(warnings);
  if (known > 0) reporter.info(`${known} diagnostics as before.`);
  if (!errors) return;
  // Without an id Gatsby prints neither a number above them nor a stack trace.
  reporter.panicOnBuild(errors);
}
