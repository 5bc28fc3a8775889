/** A text as the search for related ones sees it. */
export type TermSource = {
  /** As `countTerms` wrote it. */
  terms: string;
  tagKeys: readonly string[];
};

/** A term and how much it says about its text; never longer than 1 all together. */
export type TermVector = ReadonlyMap<string, number>;

/** A shared tag says as much as a word that stands this often in both texts. */
const TAG_COUNT = 64;

/** Prefixed with what no word begins with. */
const asTerm = (tag: string) => `#${tag}`;

const readTerms = ({ terms, tagKeys }: TermSource): [string, number][] => [
  ...tagKeys.map((tag): [string, number] => [asTerm(tag), TAG_COUNT]),
  ...(terms === "" ? [] : terms.split(" ")).map((entry): [string, number] => {
    const colon = entry.lastIndexOf(":");
    return [entry.slice(0, colon), Number(entry.slice(colon + 1))];
  }),
];

/**
 * Weighs the terms of texts against each other (tf-idf): a term says the more
 * the rarer it is, and nothing where half of the texts have it, so that no
 * language needs a list of words to leave out.
 *
 * One more text among a thousand must not change whose neighbour is whose:
 * texts are counted in powers of two, and a text's length by its own counts.
 */
export function termVectors(sources: readonly TermSource[]): TermVector[] {
  const all = sources.map(readTerms);
  const documents = new Map<string, number>();
  for (const [term] of all.flat()) {
    documents.set(term, (documents.get(term) ?? 0) + 1);
  }
  const half = Math.ceil(Math.log2(sources.length + 1)) - 1;
  const rarity = (term: string) =>
    1 - Math.log2(documents.get(term) ?? 1) / half;

  return all.map((terms) => {
    const counted = terms.map(([, count]) => Math.log2(1 + count));
    const length = Math.hypot(...counted);
    return new Map(
      terms
        // What only one text says connects it with none.
        .filter(([term]) => documents.get(term) !== 1 && rarity(term) > 0)
        .map(([term, count]) => [
          term,
          (Math.log2(1 + count) * rarity(term)) / length,
        ]),
    );
  });
}
