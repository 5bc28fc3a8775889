import { hitOf } from "./hitOf";
import type { Hit } from "./hitOf";
import { nearWord } from "./nearWord";
import { phraseOf } from "./phraseOf";
import type { Phrase } from "./phraseOf";
import type { Chosen, Finding, SearchEngine } from "./searchEngine";
import { searchTerms } from "./searchTerms";
import type { Term } from "./searchTerms";

export type Answer = {
  hits: Hit[];
  /** Pages in all, of which `hits` are the best. */
  count: number;
  /** What was searched for, where the query was taken for mistyped. */
  corrected?: string;
};

export type Question = {
  query: string;
  chosen: Chosen;
  /** Pages wanted, at most. */
  limit: number;
  /** Language of the index, such as de. */
  language: string;
};

/**
 * Answers a query. Where a word of it is in none of the best pages, it may be
 * mistyped, and the search is done again with the nearest word there is.
 */
export async function findPages(
  engine: SearchEngine,
  question: Question,
): Promise<Answer> {
  const { query, language } = question;
  const terms = searchTerms(query, language);
  const answer = await ask(engine, question, terms);
  const missing = terms.filter(
    (_, index) => !answer.hits.some(({ found }) => found.has(index)),
  );
  if (missing.length === 0) return answer;
  const words = await engine.words();
  const meant = missing.map(({ typed }) => nearWord(typed, words));
  const isHopeless = meant.every((word) => word === undefined);
  const corrected = correct(query, missing, meant);
  if (corrected !== query) {
    const again = searchTerms(corrected, language);
    const better = await ask(engine, { ...question, query: corrected }, again);
    if (better.count > 0) return { ...better, corrected };
  }
  // Found by the first letters alone, which Pagefind falls back to.
  const isChance = missing.length === terms.length && isHopeless;
  return isChance ? { hits: [], count: 0 } : answer;
}

/** Puts what was meant in place of what was typed, and leaves out what nothing has. */
function correct(
  query: string,
  missing: readonly Term[],
  meant: readonly (string | undefined)[],
): string {
  const corrected = missing
    .reduce(
      (text, { typed }, index) => text.replace(typed, meant[index] ?? ""),
      query,
    )
    .replace(/\s+/g, " ")
    .trim();
  return /[\p{L}\p{N}]/u.test(corrected) ? corrected : query;
}

async function ask(
  engine: SearchEngine,
  { query, chosen, limit }: Question,
  terms: readonly Term[],
): Promise<Answer> {
  const phrase = phraseOf(query);
  const finding = await engine.find(phrase?.words ?? query, chosen);
  const { pages, count } = phrase
    ? await withPhrase(finding, phrase)
    : { pages: await finding.load(0, limit), count: finding.count };
  return {
    count,
    hits: pages.slice(0, limit).map((page) => hitOf(page, terms)),
  };
}

/** The index knows words, not their order: so many of the best pages are looked into for a phrase. */
const mostLookedInto = 60;

async function withPhrase(finding: Finding, { isIn }: Phrase) {
  const best = await finding.load(0, mostLookedInto);
  const pages = best.filter(({ title, text }) => isIn(title) || isIn(text));
  return { pages, count: pages.length };
}
