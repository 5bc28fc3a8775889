import { parseArgs } from "node:util";
import { engineNames } from "./engines/engines";
import { testOnNodes } from "./nodes/testOnNodes";
import { answerHelp } from "./run/answerHelp";
import { jestCounts, playwrightCounts, sum, summary } from "./run/counts";
import { findChromium } from "./run/findChromium";
import { layOutTestSite } from "./run/layOut";
import { program } from "./run/program";
import { runRows } from "./run/runRows";
import { gatsbyBuild, jest, playwright, report } from "./run/steps";
import type { Counts, Step } from "./run/types";

/** What reads or writes dates: no outcome may hang on the machine's zone. */
const dateTests =
  "(date|Date|format|time|Time|moment|Moment|visibility|settle|Year|Post|feed|sitemap|jsonLd)[^/]*[.]test";

answerHelp(`Runs everything that decides; takes about ten minutes.

  npm test
  npm test -- --nodes 22,24   the rest on other versions of Node, too`);

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
  // Netlify's, where Gatsby would install an adapter.
  env: { SITE_TRY_QUERIES: "true", NETLIFY: "true" },
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
const smokeTests = engineNames.map((name): Step => ({
  name: `Smoke tests in ${name}`,
  command: program("tsx", "tests/engines/run.ts", name),
  cwd: testSite,
  env: { E2E_REPORT: report(name) },
  count: () => playwrightCounts(report(name)),
}));
const documentation: Step = {
  name: "A site with documentation",
  command: program("tsx", "tests/docs/run.ts"),
  env: { DOCS_REPORT: report("docs"), E2E_REPORT: report("docsE2e") },
  count: () =>
    sum([jestCounts(report("docs")), playwrightCounts(report("docsE2e"))]),
};

const formatting: Step = {
  name: "Formatting",
  command: program("prettier", "--check", "."),
};
const signatures: Step = {
  name: "Signatures of packages",
  command: program("tsx", "tests/run/checkSignatures.ts"),
};
const lint: Step = {
  name: "Lint",
  command: program("eslint", ".", "--max-warnings", "0"),
};
const build: Step = {
  name: "Build of your site",
  command: gatsbyBuild,
};
const types: Step = { name: "Types", command: program("tsc", "--noEmit") };
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
 * Most of what waits for browsers has the machine to itself.
 */
const rows: Step[][][] = [
  [[unitTests]],
  [[build], [formatting, dates, signatures]],
  [
    [testBuild, builtPages, ownPages],
    [types, lint, documentation],
  ],
  [[ownPagesInBrowser]],
  [smokeTests],
  [[browserTests]],
];

const nothingRan: Counts = { passed: 0, failed: 1, skipped: 0 };

/** Versions of Node on which to run what they may break besides: `--nodes 22,26`. */
const { nodes } = parseArgs({ options: { nodes: { type: "string" } } }).values;

async function main(): Promise<void> {
  process.env.GATSBY_TELEMETRY_DISABLED = "1";
  let total = (await findChromium()) ? await runRows(rows) : nothingRan;
  if (nodes !== undefined && total.failed === 0) {
    total = sum([total, await testOnNodes(nodes.split(","))]);
  }
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(summary(total));
}

void main();
