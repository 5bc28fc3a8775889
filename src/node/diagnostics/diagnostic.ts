import type { VFileMessage } from "vfile-message";
import type { Checks, Severity } from "../../config/types";
import type { DiagnosticInput } from "../../lib/diagnosticInput";

/**
 * One thing that is wrong in the owner's files, as plain data: it crosses
 * process boundaries and is kept in Gatsby's cache.
 */
export type Diagnostic = DiagnosticInput & {
  /** True for an error, which stops a build; false for a warning; null for a note. */
  fatal: boolean | null;
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** 1-based. */
  line?: number;
  /** 1-based. */
  column?: number;
  /** Path of the field or option, such as ["authors", 1, "name"]. */
  field?: readonly PropertyKey[];
};

/** Reads a message that a remark or rehype plugin reported about a file. */
export function fromMessage(message: VFileMessage, file: string): Diagnostic {
  const { reason, fatal, line, column, ruleId, actual, expected, note } =
    message;
  return {
    reason,
    fatal: fatal ?? null,
    file,
    line,
    column,
    ruleId,
    actual: actual ?? undefined,
    expected: expected ?? undefined,
    note,
  };
}

export const isError = ({ fatal }: Pick<Diagnostic, "fatal">) => fatal === true;

/**
 * Prints the path of a field.
 * @example formatField(["authors", 1, "name"]) -> "authors[1].name"
 */
export const formatField = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((text, step) => {
    if (typeof step === "number") return `${text}[${step}]`;
    return text === "" ? String(step) : `${text}.${String(step)}`;
  }, "");

/** How much of a value a message shows: more does not help to find it. */
const maxValueLength = 200;

/** Prints a value as its owner wrote it, shortened to 200 characters. */
export function formatValue(value: unknown): string {
  const json = JSON.stringify(value) as string | undefined;
  const text = json ?? String(value);
  return text.length > maxValueLength
    ? `${text.slice(0, maxValueLength)}…`
    : text;
}

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
