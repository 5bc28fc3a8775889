import type { ByteCounts } from "../measure/byteCounts";
import type { Measurement } from "../measure/measureSubject";
import type { BuildRun } from "../measure/runBuild";
import type { Verdict } from "./judgeBars";
import { renderTable } from "./renderTable";

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
  ["its HTML with 10 posts", ({ basePage }) => bytes(basePage?.html)],
  ["its JSON with 10 posts", ({ basePage }) => bytes(basePage?.json)],
  ["its scripts with 10 posts", ({ basePage }) => bytes(basePage?.scripts)],
];

/** The figures as one table, and under it how they stand to the bars. */
export function renderReport(
  heading: string,
  measurements: readonly Measurement[],
  verdicts: readonly Verdict[],
): string {
  const figures = renderTable(
    ["", ...measurements.map(({ title }) => title)],
    rows.map(([label, cell]) => [label, ...measurements.map(cell)]),
  );
  const bars = renderTable(
    ["bar", "measured", ""],
    verdicts.map(({ bar, measured, isMet }) => [bar, measured, word(isMet)]),
  );
  return [
    heading,
    figures,
    "Bytes are kB, raw / gzip / brotli. Memory is that of all processes of a build, what they share counted once (PSS), sampled every 500 ms.",
    ...(verdicts.length > 0 ? [bars] : []),
  ].join("\n\n");
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

function bytes(counts: ByteCounts | undefined): string {
  if (!counts || counts.raw === 0) return "–";
  return [counts.raw, counts.gzip, counts.brotli]
    .map((count) => (count / 1000).toFixed(1))
    .join(" / ");
}

function word(isMet: boolean | undefined): string {
  if (isMet === undefined) return "–";
  return isMet ? "met" : "missed";
}
