import { readFileSync } from "node:fs";
import path from "node:path";
import { groupBy } from "../../lib/groupBy";
import { formatField } from "./diagnostic";
import type { Diagnostic } from "./diagnostic";

/** @example countOf(2, "error") -> "2 errors" */
export const countOf = (count: number, noun: string) =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;

/** The most places listed for one diagnostic. */
const listedPlaces = 5;
/** The most diagnostics printed of one severity. */
const printedGroups = 50;
/** The width of code frames: a paragraph can be one long line. */
const frameWidth = 100;

/**
 * Prints diagnostics, sorted by file and line. Equal ones are printed once, with
 * all their places; a code frame shows the lines around an error.
 * @param root the project's folder
 */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  root: string,
): string {
  const sorted = [...diagnostics].sort(
    (a, b) =>
      a.file.localeCompare(b.file, "en") || (a.line ?? 0) - (b.line ?? 0),
  );
  const groups = [...groupBy(sorted, groupKey)].map(([, group]) => group);
  const blocks = groups
    .slice(0, printedGroups)
    .map((group) => formatGroup(group, root));
  const left = groups.length - blocks.length;
  if (left > 0) blocks.push(`… and ${left} more.`);
  return blocks.join("\n\n");
}

const groupKey = ({ reason, actual, expected, note }: Diagnostic): string =>
  JSON.stringify([reason, actual, expected, note]);

const formatPosition = ({ file, line, column, field = [] }: Diagnostic) =>
  [
    [file, line, column].filter((part) => part !== undefined).join(":"),
    formatField(field),
  ]
    .filter(Boolean)
    .join("  ");

function formatGroup(group: readonly Diagnostic[], root: string): string {
  const [first] = group;
  if (!first) return "";
  const { reason, actual, expected, note } = first;
  const lines = [...new Set(group.map(formatPosition))];
  const hidden = lines.splice(listedPlaces).length;
  if (hidden > 0) lines.push(`… and ${hidden} more places`);
  lines.push(`  ${reason}`);
  if (first.fatal) lines.push(...formatFrame(first, root));
  if (actual !== undefined) lines.push(`  Value: ${actual}`);
  if (expected?.length) lines.push(`  Allowed: ${expected.join(", ")}`);
  if (note) lines.push(`  Fix: ${note.replace(/\n/g, "\n  ")}`);
  return lines.join("\n").trimEnd();
}

/** Prints the lines around a diagnostic; none if its file can't be read. */
function formatFrame(
  { file, line, column }: Diagnostic,
  root: string,
): string[] {
  if (line === undefined) return [];
  let source: string;
  try {
    source = readFileSync(path.join(root, file), "utf8");
  } catch {
    return [];
  }
  const short = source
    .split(/\r\n?|\n/)
    .map((text) =>
      text.length > frameWidth ? `${text.slice(0, frameWidth)}…` : text,
    );
  const first = Math.max(1, line - 2);
  const width = String(Math.min(line + 2, short.length)).length;
  const frame = short.slice(first - 1, line + 2).flatMap((text, index) => {
    const number = String(first + index).padStart(width);
    if (first + index !== line) return `    ${number} | ${text}`;
    const row = `  > ${number} | ${text}`;
    if (column === undefined || column > frameWidth) return row;
    const before = text.slice(0, column - 1).replace(/[^\t]/g, " ");
    return [row, `    ${" ".repeat(width)} | ${before}^`];
  });
  return ["", ...frame.map((text) => text.trimEnd()), ""];
}
