import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { defineCommand, UsageError } from "../src/node/cli/command";
import { blockedFor, chromiumFlags, chromiumPath } from "./browser/chromium";
import { installOnce } from "./packages";
import { medianOf, renderTable } from "./report";
import { readCount, runCommand } from "./runCommand";

const usage = `
Lighthouse's mobile scores of pages.

  npm run bench:lighthouse -- http://127.0.0.1:9100/blog/post-0005

  --runs   how many runs the median is of (default: 3)
`;

const lighthouseFolder = path.join(__dirname, "lighthouse");

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

type Row = [
  label: string,
  figure: (result: LighthouseResult) => number,
  digits: number,
];

const score =
  (category: string) =>
  ({ categories }: LighthouseResult) =>
    (categories[category]?.score ?? NaN) * 100;
const value =
  (audit: string) =>
  ({ audits }: LighthouseResult) =>
    audits[audit]?.numericValue ?? NaN;

const rows: readonly Row[] = [
  ["performance", score("performance"), 0],
  ["accessibility", score("accessibility"), 0],
  ["best practices", score("best-practices"), 0],
  ["SEO", score("seo"), 0],
  ["first contentful paint, ms", value("first-contentful-paint"), 0],
  ["largest contentful paint, ms", value("largest-contentful-paint"), 0],
  ["total blocking time, ms", value("total-blocking-time"), 0],
  ["cumulative layout shift", value("cumulative-layout-shift"), 4],
  ["speed index, ms", value("speed-index"), 0],
  ["weight, bytes", value("total-byte-weight"), 0],
];

const command = defineCommand({
  usage,
  options: { runs: { type: "string", default: "3" } },
  maxPositionals: Infinity,
  run: async ({ runs }, urls) => {
    if (urls.length === 0) throw new UsageError("Name a URL (see --help).");
    const count = readCount("--runs", runs);
    installOnce(lighthouseFolder);
    const columns: LighthouseResult[][] = [];
    for (const url of urls) {
      const results: LighthouseResult[] = [];
      while (results.length < count) results.push(await runLighthouse(url));
      columns.push(results);
    }
    const body = rows.map(([label, figure, digits]) => [
      label,
      ...columns.map((results) =>
        medianOf(results.map(figure)).toFixed(digits),
      ),
    ]);
    console.log(renderTable(["", ...urls], body));
    for (const [index, results] of columns.entries()) {
      const faults = new Set(results.flatMap(listFaults));
      for (const fault of faults) console.log(`${urls[index]}: ${fault}`);
    }
    return 0;
  },
});

/** Runs Lighthouse's mobile test on a page. It holds a blocked font against nobody. */
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

/** Audits that cost points outside of performance, by title. */
function listFaults({ categories, audits }: LighthouseResult): string[] {
  return Object.entries(categories)
    .filter(([name]) => name !== "performance")
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    .map(({ id }) => audits[id]?.title ?? id);
}

runCommand(command);
