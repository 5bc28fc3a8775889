import type { Measurement } from "../measure/measureSubject";
import type { PageWeight } from "../measure/weighPage";

export interface Verdict {
  bar: string;
  measured: string;
  /** Undefined where this run did not measure what the bar needs. */
  isMet?: boolean;
}

/** Holds the site's figures against the bars that it sets itself. */
export function judgeBars(measurements: readonly Measurement[]): Verdict[] {
  const find = (target: Measurement["target"]) =>
    measurements.find((measurement) => measurement.target === target);
  const site = find("site");
  if (!site) return [];
  const docusaurus = find("docusaurus");
  return [
    judgeCold(site, docusaurus, 0.75, "Docusaurus"),
    judgeCold(site, find("astro"), 1, "Astro"),
    judgeEdit(site, docusaurus),
    judgeMemory(site),
    judgeGrowth(site),
  ];
}

function judgeCold(
  site: Measurement,
  peer: Measurement | undefined,
  limit: number,
  name: string,
): Verdict {
  const bar = `Cold build at most ${limit} × ${name}`;
  if (!peer) return notMeasured(bar);
  const ratio = site.cold.seconds / peer.cold.seconds;
  return { bar, measured: `${ratio.toFixed(2)} ×`, isMet: ratio <= limit };
}

function judgeEdit(
  site: Measurement,
  docusaurus: Measurement | undefined,
): Verdict {
  const bar = "Rebuild after one edit at most 0.35 × Docusaurus' warm rebuild";
  const edit = site.rebuilds.edit;
  const warm = docusaurus?.rebuilds.unchanged;
  if (!edit || !warm) return notMeasured(bar);
  const ratio = edit.seconds / warm.seconds;
  const measured = `${edit.seconds.toFixed(1)} s, ${ratio.toFixed(2)} ×`;
  return { bar, measured, isMet: ratio <= 0.35 };
}

function judgeMemory(site: Measurement): Verdict {
  const bar = "Peak memory of any build at most 1,600 MB";
  const runs = [site.cold, ...Object.values(site.rebuilds)];
  const peaks = runs.flatMap(({ peakMegabytes }) => peakMegabytes ?? []);
  if (peaks.length === 0) return notMeasured(bar);
  const peak = Math.max(...peaks);
  return { bar, measured: `${peak.toFixed(0)} MB`, isMet: peak <= 1600 };
}

function judgeGrowth(site: Measurement): Verdict {
  const bar = "A page's HTML, JSON and scripts within 3 % of a small site's";
  const { page, basePage } = site;
  if (!basePage) return notMeasured(bar);
  const growths = (["html", "json", "scripts"] as const).map(
    (kind) => [kind, growth(kind, page, basePage)] as const,
  );
  return {
    bar,
    measured: growths
      .map(([kind, share]) => `${kind} ${(share * 100).toFixed(1)} %`)
      .join(", "),
    isMet: growths.every(([, share]) => Math.abs(share) <= 0.03),
  };
}

function growth(kind: keyof PageWeight, page: PageWeight, base: PageWeight) {
  return base[kind].raw === 0 ? 0 : page[kind].raw / base[kind].raw - 1;
}

function notMeasured(bar: string): Verdict {
  return { bar, measured: "not measured" };
}
