import type { Diagnostic } from "../diagnostics/diagnostic";
import { formatValue } from "../diagnostics/diagnostic";

/** What is wrong with messages or documentation, until they report diagnostics themselves. */
export type ContentProblem = {
  severity: "error" | "warning" | "info";
  file: string;
  line?: number;
  column?: number;
  field?: string;
  message: string;
  value?: unknown;
  allowed?: string;
  fix?: string;
  item?: string;
};

const fatal = { error: true, warning: false, info: null };

export const toDiagnostic = ({
  severity,
  message,
  value,
  allowed,
  fix,
  item,
  ...place
}: ContentProblem): Diagnostic => ({
  ...place,
  reason: message,
  fatal: fatal[severity],
  actual: value === undefined ? item : formatValue(value),
  expected: allowed === undefined ? undefined : [allowed],
  note: fix,
});
