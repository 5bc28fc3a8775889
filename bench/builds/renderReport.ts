import { renderTable } from "../report";
import type { Measurement } from "./measureSubject";
import type { BuildRun } from "./runBuild";
import type { ByteCounts } from "./weighPage";

type Row = [label: string, cell: (measurement: Measurement) => string];

const rows: readonly Row[] = [
  ["cold build", ({ cold }) => run(cold)],
  ["rebuild, nothing changed", ({ rebuilds }) => run(rebuilds.unchanged)],
  ["rebuild, one post edited", ({ rebuilds }) => run(rebuilds.edit)],
  ["rebuild, one post added", ({ rebuilds }) => run(rebuilds.newPost)],
  ["peak memory, cold build", ({ cold }) => memory(cold)],
  ["peak memory, any rebuild", ({ rebuilds }) => peakOf(rebuilds)],
  ["output", ({ output }) => `${(output.bytes / 1e6).toFixed(1)} MB`],
  ["files", ({ output }) => output.files.toLocaleString("en-GB")],
  ["pages", ({ output }) => output.pages.toLocaleString("en-GB")],
  ["one post's HTML", ({ page }) => bytes(page.html)],
  ["its JSON", ({ page }) => bytes(page.json)],
  ["its scripts", ({ page }) => bytes(page.scripts)],
];

/** The figures as one table, a column for each measurement. */
export function renderReport(
  heading: string,
  measurements: readonly Measurement[],
): string {
  const table = renderTable(
    ["", ...measurements.map(({ title }) => title)],
    rows.map(([label, cell]) => [label, ...measurements.map(cell)]),
  );
  return `${heading}

${table}

Bytes are kB, raw / gzip / brotli. Memory is that of all processes of a build, what they share counted once (PSS), sampled every 500 ms.`;
}

function run(build: BuildRun | undefined): string {
  return build ? `${build.seconds.toFixed(1)} s` : "–";
}

function memory({ peakMegabytes }: BuildRun): string {
  return peakMegabytes === null ? "–" : `${peakMegabytes.toFixed(0)} MB`;
}

function peakOf(rebuilds: Measurement["rebuilds"]): string {
  const [highest] = Object.values(rebuilds).sort(
    (a, b) => (b.peakMegabytes ?? 0) - (a.peakMegabytes ?? 0),
  );
  return highest ? memory(highest) : "–";
}

function bytes(counts: ByteCounts): string {
  if (counts.raw === 0) return "–";
  return [counts.raw, counts.gzip, counts.brotli]
    .map((count) => (count / 1000).toFixed(1))
    .join(" / ");
}
