import { parseArgs } from "node:util";
import { engineNames } from "./engines/engines";
import { testOnNodes } from "./nodes/testOnNodes";
import { nothing, sum, summary } from "./run/counts";
import { findChromium } from "./run/findChromium";
import { layOutTestSite } from "./run/layOut";
import { program } from "./run/program";
import { runRows } from "./run/runSteps";
import {
  createReport,
  gatsbyBuild,
  jest,
  jestProject,
  playwright,
  type Step,
} from "./run/steps";

/** Versions of Node on which to run what they may break besides: `--nodes 22,26`. */
const { nodes } = parseArgs({ options: { nodes: { type: "string" } } }).values;

/** What reads or writes dates: no outcome may hang on the machine's zone. */
const dateTests =
  "(date|Date|format|time|Time|moment|Moment|visibility|settle|Year|Post|feed|sitemap|jsonLd)[^/]*[.]test";

/** Where the tests' own site lies; the owner's has no part in what is tested there. */
const testSite = layOutTestSite();

const unitTests: Step = {
  ...jest("Unit tests"),
  cwd: testSite,
  // Where it is already tomorrow.
  env: { TZ: "Pacific/Kiritimati" },
};
const dates: Step = {
  ...jest(
    "Dates where it is still yesterday",
    ...["-i", "--testPathPatterns", dateTests],
  ),
  cwd: testSite,
  env: { TZ: "America/Los_Angeles" },
};
const testBuild: Step = {
  name: "Build of the tests' site",
  command: gatsbyBuild,
  cwd: testSite,
  // Netlify's, where Gatsby would install an adapter.
  env: { NETLIFY: "true" },
};
const builtPages: Step = {
  ...jestProject("Built pages", "build"),
  cwd: testSite,
};
const browserTests: Step = {
  ...playwright("Browser tests", "e2e"),
  cwd: testSite,
};
const smokeTests = engineNames.map((name): Step => {
  const report = createReport();
  return {
    name: `Smoke tests in ${name}`,
    command: program("tsx", "tests/engines/run.ts", name),
    cwd: testSite,
    env: { E2E_REPORT: report },
    reports: [report],
  };
});
const docsReports = { jest: createReport(), e2e: createReport() };
const documentation: Step = {
  name: "A site with documentation",
  command: program("tsx", "tests/docs/run.ts"),
  env: { JEST_REPORT: docsReports.jest, E2E_REPORT: docsReports.e2e },
  reports: Object.values(docsReports),
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
const ownPages = jestProject("Pages of your site", "anySite");
const ownPagesInBrowser = playwright("Your site in a browser", "anySite");

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

async function main(): Promise<void> {
  process.env.GATSBY_TELEMETRY_DISABLED = "1";
  let total = (await findChromium())
    ? await runRows(rows)
    : { ...nothing, failed: 1 };
  if (nodes !== undefined && total.failed === 0) {
    total = sum([total, await testOnNodes(nodes.split(","))]);
  }
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(summary(total));
}

void main();
