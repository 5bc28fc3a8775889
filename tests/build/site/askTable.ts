import { askAll } from "./askAll";
import type { AnsweredSearch } from "./askSearch";
import { searchQueries } from "./searchQueries";

/** The queries of the table, each with the page that must be among the first three. */
export const searchTable = Object.entries(searchQueries).flatMap(
  ([locale, queries]) =>
    queries.map(([query, expected]) => ({ locale, query, expected })),
);

export type AskedTable = {
  /** Queries whose page is not among the first three, and what is. */
  wrong: string[];
  /** Bytes of each query, as the first one of a visit, least first. */
  first: number[];
  /** Bytes of each query after others, least first: what they loaded is there. */
  further: number[];
};

const sorted = (answers: readonly AnsweredSearch[]) =>
  answers.map(({ bytes }) => bytes).sort((a, b) => a - b);

/** Asks all queries of the table, twice: as the first of a visit, and one after another. */
export function askTable(output: string): AskedTable {
  const asked = searchTable.map(({ locale, query }) => ({ locale, query }));
  const first = askAll(
    asked.map((one) => ({ ...one, isFirst: true })),
    output,
  );
  // The first two open the searches.
  const openers = ["en", "de"].map((locale) => ({ locale, query: "of" }));
  const further = askAll([...openers, ...asked], output).slice(openers.length);
  return {
    wrong: searchTable.flatMap(({ locale, query, expected }, index) => {
      const best = first[index]?.paths.slice(0, 3) ?? [];
      const found = best.join(" ") || "nothing";
      return best.includes(expected) ? [] : [`${locale}, ${query}: ${found}`];
    }),
    first: sorted(first),
    further: sorted(further),
  };
}
