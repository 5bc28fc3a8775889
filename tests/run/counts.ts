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

/** The lines in which Jest and Playwright sum up what they have run. */
const summaries = /^(?:Tests: .*| {2}\d+ (?:passed|failed|flaky|skipped)\b)/gm;

/** The counts in what Jest or Playwright has printed; a check without counts has none. */
export function readCounts(output: string): Counts | undefined {
  const said = output.match(summaries)?.join() ?? "";
  const count = (what: string) =>
    Number(new RegExp(`(\\d+) ${what}`).exec(said)?.[1] ?? 0);
  return said === ""
    ? undefined
    : {
        passed: count("passed") + count("flaky"),
        failed: count("failed"),
        skipped: count("skipped"),
        secondTry: count("flaky"),
      };
}

/** What two steps counted together. */
export const add = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  secondTry: one.secondTry + other.secondTry,
});

/** The line that everything ends with, such as "8 passed, 0 failed, 1 skipped". */
export function summary(counts: Counts): string {
  const { passed, failed, skipped, secondTry } = counts;
  const rest = skipped > 0 ? `, ${skipped} skipped` : "";
  const late = secondTry > 0 ? `, ${secondTry} at the second try` : "";
  return `${passed} passed, ${failed} failed${rest}${late}`;
}
