import type { CodeProblem, LineMark, MarkedLines } from "./lineMark";

type Found = { marked: MarkedLines[]; problems: CodeProblem[] };

/**
 * Reads lines as a fence names them, counted from 1 as readers see them.
 * @example readRanges("highlight", "1,4-6", 9) -> lines 0, and 3 to 5
 */
export function readRanges(mark: LineMark, text: string, count: number): Found {
  const found: Found = { marked: [], problems: [] };
  for (const part of text.split(",").map((one) => one.trim())) {
    const [, first = "", last = first] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
    const [from, to] = [Number(first), Number(last)];
    const fault = faultOf(part, first, from, to, count);
    if (fault) found.problems.push({ message: fault });
    else found.marked.push({ mark, from: from - 1, to });
  }
  return found;
}

function faultOf(
  part: string,
  first: string,
  from: number,
  to: number,
  count: number,
): string | undefined {
  if (first === "") return `{${part}} is neither a line nor lines such as 4-6.`;
  if (from === 0) return `{${part}}: lines are counted from 1.`;
  if (to < from) return `{${part}} ends before it begins.`;
  if (to > count) {
    const lines = count === 1 ? "1 line" : `${count} lines`;
    return `{${part}} is beyond the end: this block of code has ${lines}.`;
  }
  return undefined;
}
