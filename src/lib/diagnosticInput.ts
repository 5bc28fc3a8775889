/**
 * The description and fix of a diagnostic, before its file is known. The fields
 * are those of unified's VFileMessage.
 */
export type DiagnosticInput = {
  /** The problem as a sentence. */
  reason: string;
  /** The check that found it: `checks` in the site config sets its severity. */
  ruleId?: string;
  /** The value as written. */
  actual?: string;
  /** The allowed values, or one description of them. */
  expected?: string[];
  /** The fix as a sentence. */
  note?: string;
};
