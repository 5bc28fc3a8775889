/**
 * What is wrong and how to put it right, before it is known in which file. The
 * fields are those of unified's VFileMessage.
 */
export type DiagnosticInput = {
  /** What is wrong, as a sentence. */
  reason: string;
  /** The check it belongs to: `checks` in the site config sets its severity. */
  ruleId?: string;
  /** The value as it is written. */
  actual?: string;
  /** What would be right: allowed values, or one description of them. */
  expected?: string[];
  /** How to fix it, as a sentence. */
  note?: string;
};
