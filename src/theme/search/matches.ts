import { groupBy } from "../../lib/groupBy";
import {
  findWords,
  foldWord,
  hasWord,
  minLength,
  type Vocabulary,
} from "./vocabulary";

type SubResult = {
  title: string;
  locations: number[];
  /** The heading above; missing before the first one. */
  anchor?: { id: string };
};

/** A page in Pagefind's index. */
export type PagefindPage = {
  url: string;
  /** HTML: escaped text with marks. */
  excerpt: string;
  content: string;
  meta: Record<string, string | undefined>;
  sub_results: SubResult[];
};
export type Match = {
  id: string;
  /** Higher for rarer words. */
  score: number;
  data: () => Promise<PagefindPage>;
};

export type QueryIndex = (text: string) => Promise<Match[]>;

/** The weight of a page with an alternative word. */
const alternativeWeight = 0.7;

/** Finds pages with a word or an alternative. */
export async function findTerm(
  word: string,
  vocabulary: Vocabulary,
  search: QueryIndex,
): Promise<Match[]> {
  // Pagefind shortens an unknown word until it finds something.
  const find = async (text: string) => {
    const matches = await search(text);
    const unsure = findWords(text).filter((part) => !vocabulary.knows(part));
    const isFound =
      unsure.length === 0 || (await isOn(matches[0], unsure, vocabulary));
    return isFound ? matches : [];
  };
  const [direct = [], ...others] = await Promise.all(
    [vocabulary.spell(word), ...vocabulary.expand(word)].map(find),
  );
  const alternatives = others.flat().map((match) => ({
    ...match,
    score: match.score * alternativeWeight,
  }));
  const isShort = word.length < minLength && direct.length > 0;
  const ranked = isShort ? await raiseWhole(direct, word, search) : direct;
  return [...ranked, ...alternatives];
}

/** More are not looked into. */
const maxWhole = 8;

/** Raises pages with a short word as it is above those with the many that begin like it: Go, not good. */
async function raiseWhole(
  own: readonly Match[],
  word: string,
  search: QueryIndex,
): Promise<Match[]> {
  const best = Math.max(...own.map(({ score }) => score));
  const bonuses = new Map<string, number>();
  // Pagefind compares stems: "going" would be "go".
  const likely = (await search(`"${word}"`)).slice(0, maxWhole);
  for (const { id, data } of likely) {
    const { content, meta } = await data();
    if (hasWord(meta.title ?? "", word)) bonuses.set(id, 2 * best);
    else if (hasWord(`${content} ${meta.facts ?? ""}`, word))
      bonuses.set(id, best);
  }
  return own.map((match) => ({
    ...match,
    score: match.score + (bonuses.get(match.id) ?? 0),
  }));
}

/** True for a page with words that start like these, whose parts hyphens may join: well-being. */
async function isOn(
  match: Match | undefined,
  words: readonly string[],
  vocabulary: Vocabulary,
): Promise<boolean> {
  const page = await match?.data();
  if (!page) return false;
  const content = [page.content, ...Object.values(page.meta)].join(" ");
  const text = foldWord(`${content} ${content.replaceAll("-", "")}`);
  return words.every((word) => vocabulary.isIn(word, text));
}

/** A page without all words needs at least this share of the best score. */
const minShare = 0.4;

/** Sums up the scores of each page. */
export function rankMatches(terms: readonly (readonly Match[])[]): Match[] {
  const pages = groupBy(
    terms.flatMap((matches, term) =>
      matches.map((match) => ({ ...match, term })),
    ),
    ({ id }) => id,
  ).map(([, matches]) => {
    const scores = groupBy(matches, ({ term }) => term).map(([, ofTerm]) =>
      Math.max(...ofTerm.map(({ score }) => score)),
    );
    return {
      // The excerpt of the match with the highest score.
      match: matches.reduce((a, b) => (b.score > a.score ? b : a)),
      score: scores.reduce((sum, score) => sum + score, 0),
      hasAll: scores.length === terms.length,
    };
  });
  const best = Math.max(...pages.map(({ score }) => score));
  return pages
    .filter(({ score, hasAll }) => hasAll || score >= best * minShare)
    .sort((a, b) => b.score - a.score)
    .map(({ match }) => match);
}
