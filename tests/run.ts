import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { jestCounts, playwrightCounts, summary } from "./run/counts";
import { findChromium } from "./run/findChromium";
import { runStep } from "./run/runStep";
import type { Counts, Step } from "./run/types";

const reports = mkdtempSync(path.join(tmpdir(), "site-tests-"));
const report = (name: string) => path.join(reports, `${name}.json`);
const bin = (name: string) => path.join("node_modules", ".bin", name);

const jest = (name: string, ...args: string[]): Omit<Step, "name"> => ({
  command: [bin("jest"), ...args, "--json", `--outputFile=${report(name)}`],
  count: () => jestCounts(report(name)),
});

/** Everything that must hold, the quick checks first; types need the build's own. */
const steps: Step[] = [
  { name: "Formatting", command: [bin("prettier"), "--check", "."] },
  { name: "Unit tests", ...jest("unit") },
  { name: "Build", command: [bin("gatsby"), "build"] },
  { name: "Types", command: [bin("tsc"), "--noEmit"] },
  { name: "Lint", command: [bin("eslint"), ".", "--max-warnings", "0"] },
  {
    name: "Built pages",
    ...jest("build", "--config", "tests/build/jest.config.ts"),
  },
  {
    name: "Browser tests",
    command: [bin("playwright"), "test"],
    env: { E2E_REPORT: report("e2e") },
    count: () => playwrightCounts(report("e2e")),
  },
];

async function runAll(): Promise<Counts> {
  const total: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const step of steps) {
    const { ok, ...counts } = await runStep(step);
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
    if (!ok) break;
  }
  return total;
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
