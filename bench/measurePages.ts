import { UsageError } from "../src/cli/command";
import { medianOf, renderTable } from "./report";

/** A row of the table: its label, the value of a measurement, and its decimals. */
export type Figure<Result> = readonly [
  label: string,
  read: (result: Result) => number,
  digits: number,
];

/** Measures each page several times, and prints a table of the medians. */
export async function measurePages<Result>(
  urls: readonly string[],
  times: number,
  figures: readonly Figure<Result>[],
  measure: (url: string) => Promise<Result>,
): Promise<void> {
  if (urls.length === 0) throw new UsageError("Name a URL (see --help).");
  const columns: Result[][] = [];
  for (const url of urls) {
    const results: Result[] = [];
    while (results.length < times) results.push(await measure(url));
    columns.push(results);
  }
  const rows = figures.map(([label, read, digits]) => [
    label,
    ...columns.map((results) => medianOf(results.map(read)).toFixed(digits)),
  ]);
  console.log(renderTable(["", ...urls], rows));
}
