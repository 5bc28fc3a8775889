import { existsSync, readFileSync } from "node:fs";

/** How many tests did what. */
export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** How many of the passed ones needed a second try. */
  secondTry: number;
};

export const nothing: Counts = {
  passed: 0,
  failed: 0,
  skipped: 0,
  secondTry: 0,
};

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
};

type PlaywrightReport = {
  stats: {
    expected: number;
    unexpected: number;
    flaky: number;
    skipped: number;
  };
};

/** The counts in a report of Jest or Playwright. */
export function readCounts(file: string): Counts {
  if (!existsSync(file)) return nothing;
  const report = JSON.parse(readFileSync(file, "utf8")) as
    JestReport | PlaywrightReport;
  if ("stats" in report) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return {
      passed: expected + flaky,
      failed: unexpected,
      skipped,
      secondTry: flaky,
    };
  }
  return {
    passed: report.numPassedTests,
    // A suite that could not run is a failure.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    secondTry: 0,
  };
}

/** What two steps counted together. */
export const add = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  secondTry: one.secondTry + other.secondTry,
});

/**
 * The line that everything ends with.
 * @example summary({ passed: 8, failed: 0, skipped: 1, secondTry: 0 }) -> "8 passed, 0 failed, 1 skipped"
 */
export function summary(counts: Counts): string {
  const { passed, failed, skipped, secondTry } = counts;
  const rest = skipped > 0 ? `, ${skipped} skipped` : "";
  const late = secondTry > 0 ? `, ${secondTry} at the second try` : "";
  return `${passed} passed, ${failed} failed${rest}${late}`;
}
