import type { Reporter } from "gatsby";
import { formatFaults } from "./checks/fault";
import type { Fault } from "./checks/fault";
import type { Judged } from "./checks/judge";
import { formatProblems } from "./content/problem";
import type { ContentProblem } from "./content/problem";

const contentFaults = "71001";
const nothing: Judged = { log: [], warn: [], throw: [] };

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

/** Whether a report ends a build; in develop, none does. */
export const stopsBuild = (
  problems: readonly ContentProblem[],
  faults: Judged,
): boolean =>
  process.env.gatsby_executing_command === "build" &&
  (faults.throw.length > 0 ||
    problems.some(({ severity }) => severity === "error"));

/**
 * Prints the problems of a run, all at once. Errors stop a build; in develop
 * the server goes on.
 * @param sitePages paths of the pages that have been rendered; none before that
 */
export function reportProblems(
  reporter: Reporter,
  problems: readonly ContentProblem[],
  faults: Judged = nothing,
  sitePages: readonly string[] = [],
): void {
  const textOf = (
    severity: ContentProblem["severity"],
    noun: string,
    found: readonly Fault[],
  ) => {
    const own = problems.filter((problem) => problem.severity === severity);
    const heading = `The content has ${countOf(own.length, noun)}:`;
    return [
      own.length > 0 ? formatProblems(heading, own) : "",
      formatFaults(found, sitePages),
    ]
      .filter(Boolean)
      .join("\n\n");
  };
  const notes = textOf("info", "note", faults.log);
  const warnings = textOf("warning", "weak spot", faults.warn);
  const errors = textOf("error", "fault", faults.throw);
  if (notes) reporter.info(notes);
  if (warnings) reporter.warn(warnings);
  if (!errors) return;
  const context = { sourceMessage: errors };
  reporter.panicOnBuild({ id: contentFaults, context });
}
