import type { MarkedWord } from "./lineMark";
import type { Range } from "./renderLine";

/** Where marked words stand in a line, from left to right, without overlaps. */
export function findWords(
  line: string,
  index: number,
  words: readonly MarkedWord[],
): Range[] {
  const found = words
    .filter(({ from, to }) => from <= index && index < to)
    .flatMap(({ text }) => [...occurrences(line, text)])
    .sort((a, b) => a.from - b.from || b.to - a.to);
  let end = 0;
  return found.filter(({ from, to }) => {
    if (from < end) return false;
    end = to;
    return true;
  });
}

function* occurrences(line: string, text: string): Generator<Range> {
  if (text === "") return;
  let from = line.indexOf(text);
  while (from !== -1) {
    const to = from + text.length;
    yield { from, to };
    from = line.indexOf(text, to);
  }
}
