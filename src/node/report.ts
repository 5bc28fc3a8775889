import type { Reporter } from "gatsby";
import { formatProblems } from "./content/problem";
import type { ContentProblem } from "./content/problem";

const contentFaults = "71001";

/** Types that Gatsby's Reporter has, but does not declare. */
type ErrorMapReporter = Reporter & {
  setErrorMap: (map: Record<string, object>) => void;
};

/** Tells Gatsby how our errors look: as they are, without a stack trace. */
export function registerErrors(reporter: Reporter): void {
  (reporter as ErrorMapReporter).setErrorMap({
    [contentFaults]: {
      text: ({ sourceMessage }: { sourceMessage: string }) => sourceMessage,
      level: "ERROR",
      type: "CONFIG",
      category: "USER",
    },
  });
}

const countOf = (count: number, noun: string) =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;

/**
 * Prints the problems of a run, all at once. Errors stop a build; in develop
 * the server goes on.
 */
export function reportProblems(
  reporter: Reporter,
  problems: readonly ContentProblem[],
): void {
  const errors = problems.filter(({ severity }) => severity === "error");
  const warnings = problems.filter(({ severity }) => severity === "warning");
  if (warnings.length > 0) {
    const heading = `The content has ${countOf(warnings.length, "weak spot")}:`;
    reporter.warn(formatProblems(heading, warnings));
  }
  if (errors.length === 0) return;
  const heading = `The content has ${countOf(errors.length, "fault")}:`;
  const sourceMessage = formatProblems(heading, errors);
  reporter.panicOnBuild({ id: contentFaults, context: { sourceMessage } });
}
