import { table } from "../cli/table";
import { countOf } from "../content/countOf";
import { formatProblems } from "../content/problem";
import { sourceReader } from "../content/sourceReader";
import type { CheckedStrings } from "./checkCatalogues";
import type { StringFaultKind } from "./compareCatalogues";

const kinds: readonly StringFaultKind[] = [
  "missing",
  "unused",
  "identical",
  "faulty",
];

/** What is wrong with the interface's strings, for the terminal. */
export function describeStrings(
  root: string,
  { counts, problems }: CheckedStrings,
): string {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const heading = `${countOf(total, "string")} of the interface in ${countOf(Object.keys(counts).length, "language")}`;
  if (problems.length === 0) return `${heading}: nothing to do.`;
  const rows = Object.entries(counts).map(([locale, count]) => [
    locale,
    String(count),
    ...kinds.map((wanted) => {
      const own = problems.filter(
        ({ kind, locale: of }) => kind === wanted && of === locale,
      );
      return String(own.length);
    }),
  ]);
  return [
    formatProblems(`${heading}:`, problems, sourceReader(root)),
    table([["", "strings", ...kinds], ...rows]),
  ].join("\n\n");
}
