import { cutOff, printValue } from "../../lib/printValue";
import type { CheckName } from "../../config/types";
import { codeFrame } from "./codeFrame";

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
  /** 1-based, where the parser knows it. */
  column?: number;
  /** Dotted path of the field, for instance `authors[1]`. */
  field?: string;
  message: string;
  /** The value as the owner wrote it. */
  value?: unknown;
  /** What would be right. */
  allowed?: string;
  /** What to do now. */
  fix?: string;
  /** The item of the site config that holds the fault, as JSON. */
  item?: string;
};

const order = (a: ContentProblem, b: ContentProblem) =>
  a.file.localeCompare(b.file, "en") || (a.line ?? 0) - (b.line ?? 0);

/** The text of a content file, from the project's root; null where it can't be read. */
export type ReadSource = (file: string) => string | null;

const noSource: ReadSource = () => null;

const indented = (text: string) => text.replace(/^/gm, "  ");

/**
 * Prints a problem as a short block: place first, then value, allowed, fix.
 * @param read shows the lines around it
 */
export function formatProblem(
  problem: ContentProblem,
  read: ReadSource = noSource,
): string {
  const { file, line, field, message, value, allowed, fix, item } = problem;
  const place = line === undefined ? file : `${file}:${line}`;
  const lines = [`${place}${field ? `  ${field}` : ""}`, `  ${message}`];
  const source = line === undefined ? null : read(file);
  const frame = source === null ? null : codeFrame(source, problem);
  if (frame !== null) lines.push("", indented(frame), "");
  if (value !== undefined) lines.push(`  Value: ${printValue(value)}`);
  if (allowed) lines.push(`  Allowed: ${allowed}`);
  if (fix) lines.push(`  Fix: ${fix}`);
  if (item) lines.push(`  Item: ${cutOff(item)}`);
  return lines.join("\n").trimEnd();
}

/** Prints all problems of a run, sorted by file and line, under one heading. */
export function formatProblems(
  heading: string,
  problems: readonly ContentProblem[],
  read?: ReadSource,
): string {
  const sorted = [...problems].sort(order);
  const blocks = sorted.map((problem) => formatProblem(problem, read));
  return [heading, ...blocks].join("\n\n");
}
