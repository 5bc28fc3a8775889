import type { Line } from "./placeHeadings";

/** Letters and digits, and what joins them; Pagefind takes its parts for words, too. */
const token = /[\p{L}\p{N}_](?:\S*[\p{L}\p{N}_])?/gu;
/** Where capitals inside begin a part, they have to stay. */
const isPlain = /^\p{L}\p{Ll}*$/u;

/** Pagefind's own: 6 for h2, 2 for h6. */
const ofHeading = (depth: number) => 8 - Math.max(depth, 2);
const ofCode = 0.1;

/**
 * How much each word of a page counts, its title left out: once for each place
 * of prose, a tenth for each in code, and for headings by their rank.
 */
export function weighWords(
  lines: readonly Line[],
  code: string,
): Map<string, number> {
  const written = new Map<string, number>();
  for (const { text, heading } of lines) {
    weigh(written, text, heading ? ofHeading(heading.depth) : 1);
  }
  weigh(written, code, ofCode);
  const weights = new Map<string, number>();
  for (const [word, weight] of written) {
    add(weights, isPlain.test(word) ? word.toLowerCase() : word, weight);
  }
  return weights;
}

function weigh(weights: Map<string, number>, text: string, weight: number) {
  for (const word of text.match(token) ?? []) add(weights, word, weight);
}

const add = (weights: Map<string, number>, word: string, weight: number) =>
  weights.set(word, (weights.get(word) ?? 0) + weight);
