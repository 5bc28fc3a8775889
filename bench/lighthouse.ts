import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { defineCommand } from "../src/cli/command";
import { blockedFor, chromiumFlags, chromiumPath } from "./browser/chromium";
import { installOnce, readCount, runCommand } from "./command";
import { type Figure, measurePages } from "./measurePages";

const usage = `
Measures Lighthouse's mobile scores of pages.

  npm run bench:lighthouse -- http://127.0.0.1:9100/blog/post-0005

  --runs   how many runs the median is of (default: 3)
`;

const lighthouseFolder = path.join(__dirname, "lighthouse");

interface LighthouseResult {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const score =
  (category: string) =>
  ({ categories }: LighthouseResult) =>
    (categories[category]?.score ?? NaN) * 100;
const value =
  (audit: string) =>
  ({ audits }: LighthouseResult) =>
    audits[audit]?.numericValue ?? NaN;

const figures: readonly Figure<LighthouseResult>[] = [
  ["performance", score("performance"), 0],
  ["accessibility", score("accessibility"), 0],
  ["best practices", score("best-practices"), 0],
  ["SEO", score("seo"), 0],
  ["first contentful paint, ms", value("first-contentful-paint"), 0],
  ["largest contentful paint, ms", value("largest-contentful-paint"), 0],
  ["total blocking time, ms", value("total-blocking-time"), 0],
  ["cumulative layout shift", value("cumulative-layout-shift"), 4],
];

const command = defineCommand({
  usage,
  options: { runs: { type: "string", default: "3" } },
  maxPositionals: Infinity,
  run: async ({ runs }, urls) => {
    installOnce(lighthouseFolder);
    await measurePages(urls, readCount("--runs", runs), figures, runLighthouse);
    return 0;
  },
});

/** Runs Lighthouse's mobile test on a page, without fonts of other hosts. */
async function runLighthouse(url: string): Promise<LighthouseResult> {
  const { stdout } = await promisify(execFile)(
    path.join(lighthouseFolder, "node_modules/.bin/lighthouse"),
    [
      url,
      "--output=json",
      "--quiet",
      `--chrome-flags=--headless=new ${chromiumFlags.join(" ")}`,
      ...blockedFor(url).map((pattern) => `--blocked-url-patterns=${pattern}`),
    ],
    {
      maxBuffer: 256 * 1024 * 1024,
      env: {
        ...process.env,
        ...(chromiumPath && { CHROME_PATH: chromiumPath }),
      },
    },
  );
  const result = JSON.parse(stdout) as LighthouseResult;
  if (result.runtimeError) {
    throw new Error(`${url}: ${result.runtimeError.message}`);
  }
  return result;
}

void runCommand(command);
