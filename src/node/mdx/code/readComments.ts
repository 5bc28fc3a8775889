import { nearest } from "../../../lib/nearest";
import type { CommentStyle } from "./commentStyle";
import { isLineMark, lineMarks } from "./lineMark";
import type {
  CodeProblem,
  LineMark,
  MarkedLines,
  MarkedWord,
} from "./lineMark";
import { readNotation } from "./readNotation";

export type MarkedCode = {
  /** Without the comments that were marks. */
  lines: string[];
  marked: MarkedLines[];
  words: MarkedWord[];
  problems: CodeProblem[];
};

const hint = /\[!code|-(?:next-line|start|end)\b/;

/**
 * Takes marks out of a code's comments: `highlight-next-line`,
 * `highlight-start` and `-end` on lines of their own, and `[!code highlight]`
 * and its like, which mean their line, or the next where they stand alone.
 */
export function readComments(
  code: string,
  style: CommentStyle | null,
): MarkedCode {
  const lines: string[] = [];
  const found: MarkedCode = { lines, marked: [], words: [], problems: [] };
  if (!style || !hint.test(code)) {
    lines.push(...code.split("\n"));
    return found;
  }
  const { open, close } = style;
  const block = new RegExp(
    `^\\s*(?:${open})\\s*([a-z]+)-(next-line|start|end)\\s*(?:${close})?\\s*$`,
    "i",
  );
  const begun = new Map<LineMark, { from: number; at: number }>();

  for (const [index, line] of code.split("\n").entries()) {
    const at = index + 1;
    const [, name, where] = block.exec(line) ?? [];
    const mark = name?.toLowerCase();
    if (mark === undefined || !isLineMark(mark)) {
      const misspelt =
        mark === undefined ? undefined : nearest(mark, lineMarks);
      if (misspelt)
        found.problems.push(unknown(`${mark}-${where}`, misspelt, at));
      readNotation(line, at, style, found);
      continue;
    }
    const from = lines.length;
    if (where === "next-line") {
      found.marked.push({ mark, from, to: from + 1 });
    } else if (where === "start") {
      begun.set(mark, { from, at });
    } else {
      const start = begun.get(mark);
      if (start) found.marked.push({ mark, from: start.from, to: from });
      else found.problems.push(withoutStart(mark, at));
      begun.delete(mark);
    }
  }
  for (const [mark, { from, at }] of begun) {
    found.marked.push({ mark, from, to: lines.length });
    found.problems.push(withoutEnd(mark, at));
  }
  return found;
}

const unknown = (text: string, meant: string, at: number): CodeProblem => ({
  at,
  message: `"${text}" is no mark, and stays a comment.`,
  fix: `Did you mean "${text.replace(/^[a-z]+/i, meant)}"?`,
});

const withoutStart = (mark: LineMark, at: number): CodeProblem => ({
  at,
  message: `"${mark}-end" ends what has not begun.`,
  fix: `Write "${mark}-start" before the lines it means.`,
});

const withoutEnd = (mark: LineMark, at: number): CodeProblem => ({
  at,
  message: `"${mark}-start" has no end; all lines below it are marked.`,
  fix: `Write "${mark}-end" after the lines it means.`,
});
