import { renderTable } from "../report";
import type { Floor } from "./measureFloor";
import type { Measurement } from "./measureSubject";

/** What was measured with so many posts. */
export interface Size {
  posts: number;
  site: Measurement;
  peer?: Measurement;
}

type Series = {
  label: string;
  unit: string;
  site: (measurement: Measurement) => number | undefined;
  /** What the peer is compared by, where that is another step. */
  peer?: (measurement: Measurement) => number | undefined;
};

const seconds = (step: "edit" | "unchanged") => (one: Measurement) =>
  one.rebuilds[step]?.seconds;

/** What is shown of each size. */
export const series: readonly Series[] = [
  { label: "cold build", unit: "s", site: ({ cold }) => cold.seconds },
  { label: "nothing changed", unit: "s", site: seconds("unchanged") },
  {
    label: "one post edited",
    unit: "s",
    site: seconds("edit"),
    peer: seconds("unchanged"),
  },
  {
    label: "peak memory",
    unit: "MB",
    site: ({ cold }) => cold.peakMegabytes ?? undefined,
  },
  {
    label: "one post's HTML, brotli",
    unit: "kB",
    site: ({ page }) => page.html.brotli / 1000,
  },
];

/** A value of the site and of its peer. */
export const valuesOf = ({ site, peer }: Size, one: Series) => ({
  own: one.site(site),
  other: peer && (one.peer ?? one.site)(peer),
});

const show = (value: number | undefined, unit: string) =>
  value === undefined ? "–" : `${value.toFixed(unit === "MB" ? 0 : 1)} ${unit}`;

/** A table with a row for each size: this site, its peer, and how often the one is in the other. */
export function renderSizes(sizes: readonly Size[], floor: Floor): string {
  const rows = sizes.map((size) => [
    size.posts.toLocaleString("en-GB"),
    ...series.map((one) => {
      const { own, other } = valuesOf(size, one);
      const value = show(own, one.unit);
      if (own === undefined || other === undefined) return value;
      return `${value} / ${show(other, one.unit)} = ${(own / other).toFixed(2)}`;
    }),
  ]);
  const { cold, unchanged } = floor;
  const empty = `An empty Gatsby site: ${show(cold.seconds, "s")} cold, ${show(unchanged.seconds, "s")} with nothing changed.`;
  const head = ["posts", ...series.map(({ label }) => label)];
  return `${renderTable(head, rows)}\n\nThis site / Docusaurus = ratio; its build after an edit is compared with one in which nothing changed. ${empty}`;
}
