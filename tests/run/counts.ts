import { existsSync, readFileSync } from "node:fs";
import type { Counts } from "./types";

const read = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;

const nothing: Counts = { passed: 0, failed: 0, skipped: 0 };

type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
};

/** The counts of Jest's report; a suite that could not run is a failure. */
export function jestCounts(file: string): Counts {
  const report = read(file) as JestReport | undefined;
  if (!report) return nothing;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

type PlaywrightReport = {
  stats: {
    expected: number;
    unexpected: number;
    flaky: number;
    skipped: number;
  };
};

/** The counts of Playwright's report; a test may pass at its second try, which is told. */
export function playwrightCounts(file: string): Counts {
  const report = read(file) as PlaywrightReport | undefined;
  if (!report) return nothing;
  const { stats } = report;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    secondTry: stats.flaky,
  };
}

/** What several steps counted together. */
export function sum(all: readonly Counts[]): Counts {
  const of = (name: keyof Counts) =>
    all.reduce((total, counts) => total + (counts[name] ?? 0), 0);
  return {
    passed: of("passed"),
    failed: of("failed"),
    skipped: of("skipped"),
    secondTry: of("secondTry"),
  };
}

/**
 * The line that everything ends with.
 * @example summary({ passed: 8, failed: 0, skipped: 1 }) -> "8 passed, 0 failed, 1 skipped"
 */
export function summary(counts: Counts): string {
  const { passed, failed, skipped, secondTry = 0 } = counts;
  const rest = skipped > 0 ? `, ${skipped} skipped` : "";
  const late = secondTry > 0 ? `, ${secondTry} at the second try` : "";
  return `${passed} passed, ${failed} failed${rest}${late}`;
}
