import { escapeHtml } from "../../lib/escapeHtml";
import { otherVersions } from "../../lib/searchIndex";
import type { Line } from "./placeHeadings";
import type { SearchRecord } from "./searchRecord";
import { weighWords } from "./weighWords";

type Also = {
  /** Further words by which the title is found. */
  title: string[];
  /** Further words by which the text is found. */
  text: string[];
};

const field = (kind: "meta" | "filter", name: string, value: string) =>
  `<i data-pagefind-${kind}="${name}[data-x]" data-x="${escapeHtml(value)}"></i>`;

/**
 * A record as HTML for Pagefind. Each word of the text stands in it once, and
 * weighs as much as all its places: to Pagefind these are the same, but a word
 * that every page has a dozen times is a quarter of the bytes to load, and found
 * in a fifth of the time. Full stops alone, which are no words but counted as
 * such, keep a page as long as it is: in a long one, a word weighs less.
 */
export function recordHtml(
  record: SearchRecord,
  lines: readonly Line[],
  also: Also,
): string {
  const { tags, authors, year, lang, description, version } = record;
  const fields = [
    field("filter", "lang", lang),
    ...(year ? [field("filter", "year", year)] : []),
    ...tags.map((tag) => field("filter", "tag", tag)),
    ...(version && !version.isLast
      ? [field("filter", otherVersions.name, otherVersions.value)]
      : []),
    ...metaOf("description", description ? [description] : []),
    ...metaOf("tags", tags),
    ...metaOf("authors", authors),
    ...metaOf("also", also.text),
    ...metaOf("alsoTitle", also.title),
  ];
  return `<html><body>${fields.join("")}<h1>${escapeHtml(record.title)}</h1>${wordsOf(record, lines)}</body></html>`;
}

const metaOf = (name: string, words: readonly string[]) =>
  words.length > 0 ? [field("meta", name, words.join(" "))] : [];

/** Pagefind knows no more, and 24ths of one. */
const most = 10;
const steps = 24;

function wordsOf(record: SearchRecord, lines: readonly Line[]): string {
  const byWeight = new Map<number, string[]>();
  let left = countWords(record.text) + countWords(record.code);
  const put = (word: string, weight: number) => {
    const rounded = Math.max(Math.round(weight * steps), 1);
    const words = byWeight.get(rounded);
    if (words) words.push(word);
    else byWeight.set(rounded, [word]);
    left -= 1;
  };
  for (const [word, weight] of weighWords(lines, record.code)) {
    let rest = weight;
    for (; rest > most; rest -= most) put(word, most);
    put(word, rest);
  }
  const words = [...byWeight].map(
    ([weight, own]) =>
      `<p data-pagefind-weight="${(weight / steps).toFixed(3)}">${escapeHtml(own.join(" "))}</p>`,
  );
  return `${words.join("")}<p>${" .".repeat(Math.max(left, 0))}</p>`;
}

/** As Pagefind counts them: whatever stands between spaces. */
const countWords = (text: string) => text.match(/\S+/g)?.length ?? 0;
