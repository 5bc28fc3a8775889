import { inspect, isDeepStrictEqual } from "node:util";
import type { VFileMessage } from "vfile-message";
import type { Checks, Severity } from "../../config/types";
import type { DiagnosticInput } from "../../lib/diagnosticInput";

/**
 * An error, warning or note about the owner's files, as plain data: it crosses
 * process boundaries and is stored in Gatsby's cache.
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

/** Creates a diagnostic from a message of a remark or rehype plugin. */
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

function isJson(value: unknown): boolean {
  try {
    return isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value);
  } catch {
    return false;
  }
}

/** The length at which messages cut a value. */
const maxValueLength = 200;

/** Prints a value as its owner wrote it, shortened to 200 characters: as JSON, or as Node does what JSON can't hold. */
export function formatValue(value: unknown): string {
  const text = isJson(value)
    ? JSON.stringify(value)
    : inspect(value, { breakLength: Infinity });
  return text.length > maxValueLength
    ? `${text.slice(0, maxValueLength)}…`
    : text;
}

const fatalBySeverity: Record<
  Exclude<Severity, "ignore">,
  Diagnostic["fatal"]
> = { throw: true, warn: false, log: null };

/** Applies the severities in the site config to diagnostics; ignored ones are dropped. */
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
