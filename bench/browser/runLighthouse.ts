import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { chromiumFlags, systemChromium } from "./launchChromium";
import { findThirdParties } from "./findThirdParties";

const lighthouseFolder = path.resolve(__dirname, "../lighthouse");

interface LighthouseResult {
  runtimeError?: { message: string };
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<
    string,
    { title: string; score: number | null; numericValue?: number }
  >;
}

export interface LighthouseRun {
  figures: Record<string, number>;
  /** Audits that cost points outside of performance, by title. */
  faults: string[];
}

/**
 * Runs Lighthouse's mobile test on a page: scores (0 to 100), timings, faults.
 * Font providers are blocked, so that one that is out of
 * reach does not distort the scores; Lighthouse does not hold that against a
 * page.
 */
export async function runLighthouse(url: string): Promise<LighthouseRun> {
  const html = await (await fetch(url)).text();
  const blocked = findThirdParties(html, new URL(url).origin);
  const { stdout } = await promisify(execFile)(
    path.join(lighthouseFolder, "node_modules/.bin/lighthouse"),
    [
      url,
      "--output=json",
      "--quiet",
      `--chrome-flags=--headless=new ${chromiumFlags.join(" ")}`,
      ...blocked.map((host) => `--blocked-url-patterns=*://${host}/*`),
    ],
    {
      maxBuffer: 256 * 1024 * 1024,
      env: { ...process.env, ...chromePath() },
    },
  );
  const result = JSON.parse(stdout) as LighthouseResult;
  if (result.runtimeError) {
    throw new Error(`${url}: ${result.runtimeError.message}`);
  }
  return { figures: readFigures(result), faults: readFaults(result) };
}

function readFaults({ categories, audits }: LighthouseResult): string[] {
  return Object.entries(categories)
    .filter(([name]) => name !== "performance")
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    .map(({ id }) => audits[id]?.title ?? id);
}

function readFigures({
  categories,
  audits,
}: LighthouseResult): Record<string, number> {
  const score = (name: string) => (categories[name]?.score ?? NaN) * 100;
  const value = (name: string) => audits[name]?.numericValue ?? NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best practices": score("best-practices"),
    SEO: score("seo"),
    "first contentful paint, ms": value("first-contentful-paint"),
    "largest contentful paint, ms": value("largest-contentful-paint"),
    "total blocking time, ms": value("total-blocking-time"),
    "cumulative layout shift": value("cumulative-layout-shift"),
    "speed index, ms": value("speed-index"),
    "weight, kB": value("total-byte-weight") / 1000,
  };
}

function chromePath() {
  return systemChromium ? { CHROME_PATH: systemChromium } : {};
}
