import type { VFile } from "vfile";
import type { DiagnosticInput } from "../../lib/diagnosticInput";

/** A node, or a line. */
export type Place =
  | { position?: { start?: { line: number; column: number } } | undefined }
  | number
  | undefined;

/** The advice for a script, which texts can't have. */
export const scriptAdvice = {
  note: "Put what it does into a component, and import that in a .mdx file.",
};

/** Reports a warning. */
export function warn(
  file: VFile,
  reason: string,
  place: Place,
  details: Partial<DiagnosticInput> = {},
) {
  const start =
    typeof place === "number"
      ? { line: place, column: 1 }
      : place?.position?.start;
  // Elements that the HTML parser adds have a position without lines.
  const message = file.message(
    reason,
    start?.line ? { place: start } : undefined,
  );
  return Object.assign(message, details);
}

/** Reports an error without throwing, unlike `file.fail`, so that all errors are found. */
export function reportError(...given: Parameters<typeof warn>): void {
  warn(...given).fatal = true;
}
