import { ui } from "../../../parts/ui";
import { findWords } from "./findWords";
import type { Token } from "./highlight";
import type { LineMark, MarkedLines, MarkedWord } from "./lineMark";
import { renderLine } from "./renderLine";

type Marks = {
  marked: readonly MarkedLines[];
  words: readonly MarkedWord[];
  isNumbered: boolean;
};

/**
 * A block's lines as HTML. A line is an element only where something is to be
 * said of it, and ends with its line break, so that the text stays the code.
 */
export function renderLines(
  lines: readonly (readonly Token[])[],
  { marked, words, isNumbered }: Marks,
): string {
  const isFocused = marked.some(({ mark }) => mark === "focus");
  const html = lines.map((tokens, index) => {
    const text = tokens.map(({ content }) => content).join("");
    const found = words.length > 0 ? findWords(text, index, words) : [];
    const end = index === lines.length - 1 ? "" : "\n";
    const marks = new Set(
      marked
        .filter(({ from, to }) => from <= index && index < to)
        .map(({ mark }) => mark),
    );
    const isDimmed = isFocused && !marks.has("focus");
    const content = renderLine(tokens, found) + end;
    return marks.size > 0 || isDimmed || isNumbered
      ? wrap(content, marks, isDimmed)
      : content;
  });
  return html.join("");
}

/** The element says by itself what a mark means, where HTML has one for it. */
function wrap(
  content: string,
  marks: ReadonlySet<LineMark>,
  isDimmed: boolean,
): string {
  const change = marks.has("ins") ? "ins" : marks.has("del") ? "del" : null;
  const tag = change ?? (marks.size > 0 ? "mark" : "span");
  const said: string[] = [...marks].filter((mark) => mark !== change);
  if (isDimmed) said.push("dim");
  const needsNoWord = tag === "mark" && String(said) === "highlight";
  const attribute =
    said.length === 0 || needsNoWord ? "" : ` data-mark="${said.join(" ")}"`;
  return `<${tag} class="code-line"${attribute}>${spoken(marks)}${content}</${tag}>`;
}

/** Signs that HTML has no element for are also words. */
function spoken(marks: ReadonlySet<LineMark>): string {
  const word = marks.has("error")
    ? ui("codeError")
    : marks.has("warning")
      ? ui("codeWarning")
      : undefined;
  return word ? `<span class="visually-hidden">${word}: </span>` : "";
}
