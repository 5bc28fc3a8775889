import { groupBy } from "../lib/groupBy";

type Dated = { date: string };

/** The items of one year. */
export type YearOf<Item> = { year: string; items: Item[] };

/**
 * Groups items by the year of their plain date, newest year first; inside a
 * year their order stays. The year is read off the text, so no time zone moves it.
 * @example groupByYear([{ date: "2026-01-01" }]) -> [{ year: "2026", items: [...] }]
 */
export function groupByYear<Item extends Dated>(
  items: readonly Item[],
): YearOf<Item>[] {
  return groupBy(items, ({ date }) => date.slice(0, 4))
    .map(([year, ofYear]) => ({ year, items: ofYear }))
    .sort((one, other) => other.year.localeCompare(one.year));
}
