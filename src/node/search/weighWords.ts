import { placeHeadings } from "./placeHeadings";
import type { SearchRecord } from "./searchRecord";

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
  record: Pick<SearchRecord, "text" | "headings" | "code">,
): Map<string, number> {
  const weights = new Map<string, number>();
  const weigh = (text: string, weight: number) => {
    for (const word of text.match(token) ?? []) {
      const key = isPlain.test(word) ? word.toLowerCase() : word;
      weights.set(key, (weights.get(key) ?? 0) + weight);
    }
  };
  for (const { text, heading } of placeHeadings(record)) {
    weigh(text, heading ? ofHeading(heading.depth) : 1);
  }
  weigh(record.code, ofCode);
  return weights;
}
