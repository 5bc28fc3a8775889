import type { CheckName } from "../../config/types";

/** One fault in the owner's content, with all that is needed to mend it. */
export type ContentProblem = {
  /** `error` stops a build; `warning` and `info` are printed and the build goes on. */
  severity: "error" | "warning" | "info";
  /** The check of the site config that says how severe this is; none for what is always as it is. */
  check?: CheckName;
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** 1-based; left out when the fault has no line. */
  line?: number;
  /** Dotted path of the field, for instance `authors[1]`. */
  field?: string;
  message: string;
  /** The value as the owner wrote it. */
  value?: unknown;
  /** What would be right. */
  allowed?: string;
  /** What to do now. */
  fix?: string;
};

const order = (a: ContentProblem, b: ContentProblem) =>
  a.file.localeCompare(b.file, "en") || (a.line ?? 0) - (b.line ?? 0);

/** Prints a problem as a short block: place first, then value, allowed, fix. */
export function formatProblem(problem: ContentProblem): string {
  const { file, line, field, message, value, allowed, fix } = problem;
  const place = line === undefined ? file : `${file}:${line}`;
  const lines = [`${place}${field ? `  ${field}` : ""}`, `  ${message}`];
  if (value !== undefined) lines.push(`  Value: ${JSON.stringify(value)}`);
  if (allowed) lines.push(`  Allowed: ${allowed}`);
  if (fix) lines.push(`  Fix: ${fix}`);
  return lines.join("\n");
}

/** Prints all problems of a run, sorted by file and line, under one heading. */
export function formatProblems(
  heading: string,
  problems: readonly ContentProblem[],
): string {
  return [heading, ...[...problems].sort(order).map(formatProblem)].join(
    "\n\n",
  );
}
