import type { MarkedLines } from "./lineMark";

/**
 * Takes the signs off the lines of a change, so that its code can be
 * highlighted as what it is: `+ new`, `- old`, and `  same`.
 */
export function readDiff(lines: readonly string[]): {
  lines: string[];
  marked: MarkedLines[];
} {
  const marked: MarkedLines[] = [];
  const isIndented = lines.every((line) => /^(?:[-+ ]|$)/.test(line));
  const read = lines.map((line, from) => {
    const [sign] = line;
    const isChange = sign === "+" || sign === "-";
    if (isChange) {
      marked.push({ mark: sign === "+" ? "ins" : "del", from, to: from + 1 });
    }
    return isChange || isIndented ? line.slice(1) : line;
  });
  return { lines: read, marked };
}
