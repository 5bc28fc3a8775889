import type { Reporter } from "gatsby";
import type { Diagnostic } from "./diagnostic";
import { formatDiagnostics } from "./formatDiagnostics";

/** The id by which Gatsby knows errors in the owner's files. */
const errorId = "10001";

/** Tells Gatsby to print errors in the owner's files as they are, without a stack trace. */
export const registerErrors = (reporter: Reporter): void =>
  reporter.setErrorMap({
    [errorId]: {
      text: ({ sourceMessage }) => String(sourceMessage),
      level: "ERROR",
      category: "USER",
      type: "UNKNOWN",
    },
  });

/** What has been printed, so that a save in develop prints only what is new. */
let printed = new Set<string>();

/**
 * Prints diagnostics through Gatsby, errors last. Errors end a build; in
 * develop the server goes on, and what was printed after an earlier save is
 * not printed again.
 * @param root the project's folder
 */
export function reportDiagnostics(
  reporter: Reporter,
  diagnostics: readonly Diagnostic[],
  root: string,
): void {
  const fresh = diagnostics.filter((one) => !printed.has(JSON.stringify(one)));
  const known = diagnostics.length - fresh.length;
  printed = new Set(diagnostics.map((one) => JSON.stringify(one)));
  const format = (fatal: Diagnostic["fatal"]) =>
    formatDiagnostics(
      fresh.filter((one) => one.fatal === fatal),
      root,
    );
  const [notes, warnings, errors] = [format(null), format(false), format(true)];
  if (notes) reporter.info(notes);
  if (warnings) reporter.warn(warnings);
  if (known > 0) reporter.info(`${known} diagnostics as before.`);
  if (!errors) return;
  const context = { sourceMessage: errors };
  reporter.panicOnBuild({ id: errorId, context });
}
