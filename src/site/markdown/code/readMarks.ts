import { isLineMark, isPlainText } from "./codeMeta";
import type { CodeMeta, LineMark } from "./codeMeta";

/** Languages that are used to show how marks are written, or that have no comments. */
const withoutMarks = /^(?:md|mdx|markdown|diff)$/;

/** True for languages in whose comments marks are read. */
export const hasComments = (language: string): boolean =>
  !withoutMarks.test(language) && !isPlainText(language);

/** Matches a line that only marks others, as Docusaurus has it: `// highlight-next-line`. */
const comment =
  /^\s*(?:\{\/\*|\/\*|\/\/|<!--|#|--|;+|%|'|"|rem\b)\s*([a-z]+)-(next-line|start|end)\s*(?:\*\/\}|\*\/|-->)?\s*$/i;

/** The marks of the lines that a change adds and removes. */
const signs: Readonly<Partial<Record<string, LineMark>>> = {
  "+": "ins",
  "-": "del",
};

/** Reads a list of lines such as `1,4-6`, in which a range may run backwards; a part that is none has NaN. */
const readList = (list: string) =>
  list.split(",").map((part) => {
    const [, from, to = from] =
      /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(part) ?? [];
    const ends = [Number(from), Number(to)];
    return { part, first: Math.min(...ends), last: Math.max(...ends) };
  });

/**
 * Finds the marks of each line: by its number, by comments on lines of their
 * own, and by the signs of a change. The code is returned without comments and
 * signs; numbers count the lines that are left. What names no line is missing.
 */
export function readMarks(
  source: string,
  { language, isDiff, ranges }: CodeMeta,
) {
  const shown: string[] = [];
  const marks: LineMark[][] = [];
  /** Marks of the next line, and of all lines up to their end. */
  let next: LineMark[] = [];
  const open = new Set<LineMark>();
  const lines = source.split("\n");
  const listed = ranges.flatMap(({ mark, lines: list }) =>
    readList(list).map((range) => ({ mark, ...range })),
  );
  const isIndented = isDiff && lines.every((line) => /^(?:[-+ ]|$)/.test(line));
  for (const line of lines) {
    const [, name = "", where] =
      (hasComments(language) && comment.exec(line)) || [];
    const mark = name.toLowerCase();
    if (isLineMark(mark)) {
      if (where === "next-line") next.push(mark);
      else if (where === "start") open.add(mark);
      else open.delete(mark);
      continue;
    }
    const sign = isDiff ? signs[line.charAt(0)] : undefined;
    shown.push(sign || isIndented ? line.slice(1) : line);
    const number = shown.length;
    marks.push([
      ...listed
        .filter(({ first, last }) => first <= number && number <= last)
        .map(({ mark }) => mark),
      ...next,
      ...open,
      ...(sign ? [sign] : []),
    ]);
    next = [];
  }
  const missing = listed
    .filter(({ first, last }) => !(first >= 1 && last <= shown.length))
    .map(({ part }) => part);
  return { code: shown.join("\n"), marks, missing };
}
