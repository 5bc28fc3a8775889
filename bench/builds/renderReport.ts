import { renderTable } from "../report";
import type { Measurement } from "./measureBuilds";

type Row = readonly [
  label: string,
  unit: string,
  digits: number,
  read: (measurement: Measurement) => number,
];

/** Finds the most memory, in GB, that any of the builds needed. */
const findPeak = ({ cold, unchanged, edited }: Measurement): number =>
  Math.max(cold.megabytes, unchanged.megabytes, edited.megabytes) / 1000;

const rows: readonly Row[] = [
  ["cold build", "s", 1, ({ cold }) => cold.seconds],
  ["after one edit", "s", 1, ({ edited }) => edited.seconds],
  ["nothing changed", "s", 1, ({ unchanged }) => unchanged.seconds],
  ["peak memory, all processes", "GB", 2, findPeak],
  ["output", "MB", 0, ({ output }) => output / 1e6],
  ["scripts of a post, brotli", "kB", 0, ({ scripts }) => scripts / 1000],
];

/** Renders a table of the site's figures, and of another generator's with the ratio of the first to the second. */
export function renderReport(site: Measurement, other?: Measurement): string {
  const head = other ? [site.name, other.name, "ratio"] : [site.name];
  const body = rows.map(([label, unit, digits, read]) => {
    const print = (value: number) => `${value.toFixed(digits)} ${unit}`;
    if (!other) return [label, print(read(site))];
    const ratio = read(site) / read(other);
    return [label, print(read(site)), print(read(other)), ratio.toFixed(2)];
  });
  return renderTable(["", ...head], body);
}
