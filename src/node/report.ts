import type { Reporter } from "gatsby";
import type { Judged } from "./checks/judge";
import type { ContentProblem } from "./content/problem";
import { gatsbyReporter } from "./gatsbyReporter";
import { reportTexts } from "./reportTexts";

const contentFaults = "71001";

/**
 * Tells Gatsby how our errors look: as they are, without a stack trace, and
 * without a type, for Gatsby has none for content. It tells Gatsby's own
 * reporter: the one that this site's code is handed puts the site's name
 * before the number, and a step of a build looks for it without.
 */
export function registerErrors(root = process.cwd()): void {
  const contentFault = {
    text: ({ sourceMessage }: { sourceMessage: string }) => sourceMessage,
    level: "ERROR",
    type: undefined,
    category: "USER",
  };
  gatsbyReporter(root).setErrorMap({
    [contentFaults]: contentFault,
    [`default-site-plugin_${contentFaults}`]: contentFault,
  });
}

/** Whether a report ends a build; in develop, none does. */
export const stopsBuild = (
  problems: readonly ContentProblem[],
  faults?: Judged,
): boolean =>
  process.env.gatsby_executing_command === "build" &&
  ((faults?.throw.length ?? 0) > 0 ||
    problems.some(({ severity }) => severity === "error"));

/** Prints faults that end nothing. */
export function reportFaults(reporter: Reporter, text: string): void {
  reporter.error({ id: contentFaults, context: { sourceMessage: text } });
}

/**
 * Prints the problems of a run, all at once, errors with the lines around
 * them. Errors stop a build; in develop the server goes on.
 * @param sitePages paths of the pages that have been rendered; none before that
 */
export function reportProblems(
  reporter: Reporter,
  problems: readonly ContentProblem[],
  faults?: Judged,
  sitePages?: readonly string[],
): void {
  const texts = reportTexts({ problems, faults, sitePages });
  const { notes, warnings, errors } = texts;
  if (notes) reporter.info(notes);
  if (warnings) reporter.warn(warnings);
  if (!errors) return;
  const context = { sourceMessage: errors };
  reporter.panicOnBuild({ id: contentFaults, context });
}
