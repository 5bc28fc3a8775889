import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { jestCounts, playwrightCounts, sum, summary } from "./run/counts";
import { findChromium } from "./run/findChromium";
import { layOutTestSite } from "./run/layOut";
import { runStep } from "./run/runStep";
import type { Counts, Result, Step } from "./run/types";

const reports = mkdtempSync(path.join(tmpdir(), "site-tests-"));
const report = (name: string) => path.join(reports, `${name}.json`);
const bin = (name: string) => path.join("node_modules", ".bin", name);

const jest = (name: string, ...args: string[]): Omit<Step, "name"> => ({
  command: [bin("jest"), ...args, "--json", `--outputFile=${report(name)}`],
  count: () => jestCounts(report(name)),
});

const gatsbyBuild = [bin("gatsby"), "build", "--prefix-paths"];

const playwright = (name: string, ...args: string[]): Omit<Step, "name"> => ({
  command: [bin("playwright"), "test", ...args],
  env: { E2E_REPORT: report(name) },
  count: () => playwrightCounts(report(name)),
});

/** What reads or writes dates: no outcome may hang on the machine's zone. */
const dateTests =
  "(date|Date|format|time|Time|moment|Moment|visibility|settle|Year|Post|feed|sitemap|jsonLd)[^/]*[.]test";

/** Where the tests' own site lies; the owner's has no part in what is tested there. */
const testSite = layOutTestSite();

const unitTests: Step = {
  name: "Unit tests",
  ...jest("unit"),
  cwd: testSite,
  // Where it is already tomorrow.
  env: { TZ: "Pacific/Kiritimati" },
};
const dates: Step = {
  name: "Dates where it is still yesterday",
  ...jest("dates", "-i", "--testPathPatterns", dateTests),
  cwd: testSite,
  env: { TZ: "America/Los_Angeles" },
};
const testBuild: Step = {
  name: "Build of the tests' site",
  command: gatsbyBuild,
  cwd: testSite,
  env: { SITE_TRY_QUERIES: "true" },
};
const builtPages: Step = {
  name: "Built pages",
  ...jest("build", "-i", "--config", "tests/build/jest.config.ts"),
  cwd: testSite,
};
const browserTests: Step = {
  name: "Browser tests",
  ...playwright("e2e"),
  cwd: testSite,
};
const documentation: Step = {
  name: "A site with documentation",
  command: [bin("tsx"), "tests/docs/run.ts"],
  env: { DOCS_REPORT: report("docs"), E2E_REPORT: report("docsE2e") },
  count: () =>
    sum([jestCounts(report("docs")), playwrightCounts(report("docsE2e"))]),
};

const formatting: Step = {
  name: "Formatting",
  command: [bin("prettier"), "--check", "."],
};
const signatures: Step = {
  name: "Signatures of packages",
  command: [bin("tsx"), "tests/run/checkSignatures.ts"],
};
const lint: Step = {
  name: "Lint",
  command: [bin("eslint"), ".", "--max-warnings", "0"],
};
const build: Step = {
  name: "Build of your site",
  command: gatsbyBuild,
};
const types: Step = { name: "Types", command: [bin("tsc"), "--noEmit"] };
const ownPages: Step = {
  name: "Pages of your site",
  ...jest("own", "--config", "tests/anySite/jest.config.ts"),
};
const ownPagesInBrowser: Step = {
  name: "Your site in a browser",
  ...playwright("ownE2e", "--config", "tests/anySite/playwright.config.ts"),
};

/**
 * Everything that must hold, what is quick first; types need the build's own.
 * The lanes of a row run at once, each on a core, the steps of a lane one after
 * the other. Most of what waits for browsers has the machine to itself.
 */
const rows: Step[][][] = [
  [[unitTests]],
  [[build], [formatting, dates, signatures]],
  [
    [testBuild, builtPages, ownPages],
    [types, lint, documentation],
  ],
  [[ownPagesInBrowser]],
  [[browserTests]],
];

/** Runs steps one after the other, until one fails. */
async function runLane(lane: Step[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of lane) {
    const result = await runStep(step);
    results.push(result);
    if (!result.ok) break;
  }
  return results;
}

async function runAll(): Promise<Counts> {
  const all: Counts[] = [];
  for (const row of rows) {
    const results = (await Promise.all(row.map(runLane))).flat();
    all.push(...results);
    if (results.some(({ ok }) => !ok)) break;
  }
  return sum(all);
}

const nothingRan: Counts = { passed: 0, failed: 1, skipped: 0 };

async function main(): Promise<void> {
  process.env.GATSBY_TELEMETRY_DISABLED = "1";
  const total = findChromium() ? await runAll() : nothingRan;
  rmSync(reports, { recursive: true, force: true });
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(summary(total));
}

void main();
