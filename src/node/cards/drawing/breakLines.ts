import { splitWord } from "./splitWord";

export type Line = {
  /** How wide a line may be. */
  width: number;
  /** How wide a text is. */
  measure: (text: string) => number;
};

/** Between words, and inside those of several: "Zeit-/Kostenschätzung" after the hyphen and the slash. */
export const opportunity = /(?<= )|(?<=\p{L}{3}[-–—/]{1,2})(?=\p{L}{3})/u;

export const fits = (text: string, { width, measure }: Line) =>
  measure(text.trimEnd()) <= width;

/** As much of the parts as fits behind what the line has already. */
function longestHead(start: string, parts: string[], mark: string, line: Line) {
  let head = 0;
  while (
    head < parts.length - 1 &&
    fits(start + parts.slice(0, head + 1).join("") + mark, line)
  ) {
    head += 1;
  }
  return head;
}

/** Lays a word that is wider than a line over several: full ones, and the rest. */
function divide(start: string, word: string, line: Line) {
  const { parts: all, mark } = splitWord(word);
  // Where not even a part fits, it is divided between any two letters.
  let parts = all.flatMap((part) =>
    fits(part + mark, line) ? part : Array.from(part),
  );
  const full: string[] = [];
  let current = start;
  while (!fits(current + parts.join(""), line)) {
    const head = longestHead(current, parts, mark, line);
    if (head === 0 && current === "") break;
    full.push(
      head === 0 ? current : current + parts.slice(0, head).join("") + mark,
    );
    parts = parts.slice(head);
    current = "";
  }
  return { full, rest: current + parts.join("") };
}

/** Fills lines with words, each as full as it gets. A word that is wider than a line is divided. */
export function breakLines(text: string, line: Line): string[] {
  const lines: string[] = [];
  let current = "";
  for (const piece of text.split(opportunity)) {
    if (fits(current + piece, line)) current += piece;
    else if (fits(piece, line)) {
      lines.push(current);
      current = piece;
    } else {
      const { full, rest } = divide(current, piece, line);
      lines.push(...full);
      current = rest;
    }
  }
  return [...lines, current].map((each) => each.trimEnd()).filter(Boolean);
}

/** Whether every word has room on a line of its own. */
export const fitsWhole = (text: string, line: Line): boolean =>
  text.split(opportunity).every((piece) => fits(piece, line));

/** The text, or as many of its words as leave room for an ellipsis. */
export function shorten(text: string, line: Line): string {
  if (fits(text, line)) return text;
  let kept = text;
  do {
    kept = kept.includes(" ")
      ? kept.slice(0, kept.lastIndexOf(" "))
      : kept.slice(0, -1);
    kept = kept.replace(/[\s\p{P}]+$/u, "");
  } while (kept && !fits(`${kept}…`, line));
  return `${kept}…`;
}
