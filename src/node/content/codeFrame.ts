import type { ContentProblem } from "./problem";

type Fault = Pick<
  ContentProblem,
  "line" | "column" | "value" | "message" | "field"
>;
type Mark = { column: number; length: number };

/** Lines above and below the one that is meant. */
const around = 2;
/** A paragraph is one line, and Gatsby breaks lines at 80 columns where it finds no terminal. */
const widest = 64;

/** What a problem says of its line, the most telling first. */
function* wordsOf({ value, message, field = "" }: Fault): Generator<string> {
  if (["string", "number", "boolean"].includes(typeof value)) {
    yield String(value);
  }
  for (const [, quoted = ""] of message.matchAll(/["`]([^"`]+)["`]/g)) {
    yield quoted;
  }
  for (const [tag] of message.matchAll(/<\/?[A-Za-z][\w.]*/g)) yield tag;
  yield field.split(/[.[]/)[0] ?? "";
}

/** Where in its line a problem is, if the problem or its words tell. */
function markOf(fault: Fault, text: string): Mark | null {
  // A parser that misses something says so at the end.
  if (fault.column !== undefined && fault.column <= text.length) {
    const rest = /^[\w-]+|^./.exec(text.slice(fault.column - 1));
    return { column: fault.column, length: rest?.[0].length ?? 1 };
  }
  for (const words of wordsOf(fault)) {
    const at = words === "" ? -1 : text.indexOf(words);
    if (at !== -1) return { column: at + 1, length: words.length };
  }
  return null;
}

/** The part of a long line that the mark is in. */
function clip(text: string, mark: Mark | null, from: number) {
  const shown = text.slice(from, from + widest);
  const isCut = text.length > from + widest;
  const before = from > 0 ? "…" : "";
  return {
    text: before + shown + (isCut ? "…" : ""),
    mark: mark && {
      column: mark.column - from + before.length,
      length: Math.max(1, Math.min(mark.length, widest)),
    },
  };
}

/**
 * The lines around a problem, its own marked, as far as it says where it is.
 * @example
 *     4 | title: A post
 *   > 5 | date: 2026-02-30
 *       |       ^^^^^^^^^^
 *     6 | ---
 */
export function codeFrame(source: string, fault: Fault): string | null {
  const lines = source.replace(/\r\n?/g, "\n").replace(/\n$/, "").split("\n");
  const { line } = fault;
  if (line === undefined || line < 1 || line > lines.length) return null;
  const first = Math.max(1, line - around);
  const last = Math.min(lines.length, line + around);
  const width = String(last).length;
  const own = lines[line - 1] ?? "";
  const mark = markOf(fault, own);
  const from = mark && mark.column > widest / 2 ? mark.column - widest / 2 : 0;
  const rows: string[] = [];
  for (let at = first; at <= last; at += 1) {
    const isOwn = at === line;
    const shown = clip(lines[at - 1] ?? "", mark, isOwn ? from : 0);
    const number = String(at).padStart(width);
    rows.push(`${isOwn ? ">" : " "} ${number} | ${shown.text}`.trimEnd());
    if (isOwn && shown.mark) {
      const indent = " ".repeat(shown.mark.column - 1);
      const arrows = "^".repeat(shown.mark.length);
      rows.push(`  ${" ".repeat(width)} | ${indent}${arrows}`);
    }
  }
  return rows.join("\n");
}
