import type { Token } from "./highlight";

/** Part of a line, counted in characters. */
export type Range = { from: number; to: number };

const tokenColour = /^var\(--tk-(?:token-)?([\w-]+)\)$/;

const escapeHtml = (text: string) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

function tokenHtml({ content, color = "" }: Token): string {
  const kind = tokenColour.exec(color)?.[1];
  const text = escapeHtml(content);
  return kind && kind !== "foreground"
    ? `<span class="tk-${kind}">${text}</span>`
    : text;
}

/** The tokens of a part of a line, the first and last cut where it begins and ends. */
const cut = (tokens: readonly Token[], { from, to }: Range): Token[] => {
  let end = 0;
  return tokens.flatMap(({ content, color }) => {
    const start = end;
    end += content.length;
    const piece = content.slice(
      Math.max(0, from - start),
      Math.max(0, to - start),
    );
    return piece === "" ? [] : [{ content: piece, color }];
  });
};

const render = (tokens: readonly Token[]) => tokens.map(tokenHtml).join("");

/** A line's tokens as HTML, its marked words in `<mark>`; these must not meet. */
export function renderLine(
  tokens: readonly Token[],
  words: readonly Range[],
): string {
  if (words.length === 0) return render(tokens);
  let end = 0;
  const marked = words.map((word) => {
    const before = render(cut(tokens, { from: end, to: word.from }));
    end = word.to;
    return `${before}<mark class="code-word">${render(cut(tokens, word))}</mark>`;
  });
  return marked.join("") + render(cut(tokens, { from: end, to: Infinity }));
}
