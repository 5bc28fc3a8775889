import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { chromiumFlags, systemChromium } from "./launchChromium";
import { findThirdParties } from "./findThirdParties";

const lighthouseFolder = path.resolve(__dirname, "../lighthouse");

interface LighthouseResult {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/**
 * Runs Lighthouse's mobile test on a page and returns scores (0 to 100) and
 * timings by name. Font providers are blocked, so that one that is out of
 * reach does not distort the scores; Lighthouse does not hold that against a
 * page.
 */
export async function runLighthouse(
  url: string,
): Promise<Record<string, number>> {
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
  return readResult(url, JSON.parse(stdout) as LighthouseResult);
}

function readResult(
  url: string,
  { runtimeError, categories, audits }: LighthouseResult,
): Record<string, number> {
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
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
