/**
 * Runs what a change needs before it is pushed, or the tests that are named:
 * npm run test:engines -- firefox
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { engineSteps } from "./engines/engineSteps";
import { nodeSteps } from "./nodes/nodeSteps";
import { summary } from "./run/counts";
import { findChromium } from "./run/findChromium";
import { layOutTestSite } from "./run/layOut";
import { program } from "./run/program";
import { runSteps } from "./run/runSteps";
import {
  gatsbyBuild,
  jest,
  jestProject,
  playwright,
  type Step,
  temporaryFolder,
} from "./run/steps";
import { projectRoot, testSite } from "./siteRoot";

/** Builds a site of its own, and runs the tests over it that Jest and Playwright have of it. */
function siteSteps(project: "docs" | "language"): Step[] {
  const cwd = path.join(temporaryFolder, project);
  const layout: Step = {
    name: `Layout of the site in tests/${project}`,
    command: program("tsx", "tests/run/prepareSite.ts", project, cwd),
  };
  const build: Step = {
    name: `Build of the site in tests/${project}`,
    command: gatsbyBuild,
    cwd,
    log: path.join(cwd, "build.log"),
    needs: [layout],
  };
  return [
    layout,
    build,
    ...[
      jestProject(`Pages of the site in tests/${project}`, project),
      playwright(`The site in tests/${project} in a browser`, project),
    ].map((step) => ({ ...step, site: cwd, needs: [build] })),
  ];
}

/** What reads or writes dates: no outcome may hang on the machine's zone. */
const dateTests =
  "(date|Date|format|time|Time|moment|Moment|visibility|settle|Year|Post|feed|sitemap|jsonLd)[^/]*[.]test";

/** ESLint's own memory of files that have not changed. */
const rememberFiles = [
  ...["--cache", "--cache-strategy", "content"],
  ...["--cache-location", "node_modules/.cache/eslint/"],
];

const build: Step = { name: "Build of your site", command: gatsbyBuild };

/**
 * What a change needs before it is pushed. The steps that come first start first.
 * @param checked the build whose code is checked; it writes the types of queries
 * and messages. Default: that of the tests' site, so that yours is left alone
 */
function changeSteps(checked?: Step): Step[] {
  layOutTestSite();
  const testBuild: Step = {
    name: "Build of the tests' site",
    command: gatsbyBuild,
    cwd: testSite,
    // Netlify's, where Gatsby would install an adapter.
    env: { NETLIFY: "true" },
  };
  const { cwd } = checked ?? testBuild;
  const overChecked = { cwd, needs: [checked ?? testBuild] };
  return [
    {
      ...jest("Unit tests"),
      // Where it is already tomorrow.
      env: { TZ: "Pacific/Kiritimati" },
      cores: 2,
    },
    testBuild,
    {
      name: "Formatting",
      command: program(
        ...["prettier", "--check", "."],
        ...["--cache", "--cache-strategy", "content"],
      ),
    },
    {
      name: "Lint",
      command: program(
        ...["eslint", ".", "--max-warnings", "0"],
        ...(checked ? [] : rememberFiles),
      ),
      ...overChecked,
    },
    { ...jestProject("Built pages", "build"), needs: [testBuild] },
    {
      name: "Types",
      command: program(
        ...["tsc", "--noEmit", "--incremental"],
        ...["--tsBuildInfoFile", "node_modules/.cache/types.tsbuildinfo"],
      ),
      ...overChecked,
    },
    {
      ...playwright(
        "Browser tests",
        "e2e",
        ...(checked ? [] : ["--grep-invert", "@ci"]),
      ),
      needs: [testBuild],
    },
  ];
}

/** What a change needs, with all browser tests, your site and another time zone. */
const fullSteps = (): Step[] => [
  build,
  ...changeSteps(build),
  {
    ...jest(
      "Dates where it is still yesterday",
      ...["-i", "--testPathPatterns", dateTests],
    ),
    env: { TZ: "America/Los_Angeles" },
  },
  ...[
    jestProject("Pages of your site", "anySite"),
    // Its start page; axe has been to all templates of the tests' site.
    playwright(
      "Your site in a browser",
      "anySite",
      ...["--grep", "headline| / has"],
    ),
  ].map((step) => ({ ...step, site: projectRoot, needs: [build] })),
  {
    name: "Sites that setup makes",
    command: program("tsx", "tests/setup/run.ts", "--without-builds"),
  },
  { name: "Unused code and packages", command: program("knip") },
];

/** All that CI runs on one Node; the workflow has a job for each line. */
const ciSteps = (): Step[] => [
  ...fullSteps(),
  ...siteSteps("docs"),
  ...siteSteps("language"),
  ...engineSteps(),
];

const suites: Record<string, (names: string[]) => Step[]> = {
  change: () => changeSteps(),
  full: fullSteps,
  ci: ciSteps,
  docs: () => siteSteps("docs"),
  language: () => siteSteps("language"),
  engines: (names) => {
    layOutTestSite();
    return engineSteps(names);
  },
  nodes: nodeSteps,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  // Versions of Node on which to run what they may break, after all else: `--nodes 22,26`.
  options: { nodes: { type: "string" } },
});

async function main(): Promise<void> {
  process.env.GATSBY_TELEMETRY_DISABLED = "1";
  const [suite = "change", ...names] = positionals;
  const getSteps = suites[suite];
  if (!getSteps) throw new Error(`Tests: ${Object.keys(suites).join(", ")}`);
  if (!(await findChromium())) {
    process.exitCode = 1;
    return;
  }
  const steps = getSteps(names);
  if (values.nodes) steps.push(...nodeSteps(values.nodes.split(",")));
  const total = await runSteps(steps);
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(summary(total));
}

void main();
