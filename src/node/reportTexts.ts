import { formatFaults } from "./checks/fault";
import type { Fault } from "./checks/fault";
import type { Judged } from "./checks/judge";
import { countOf } from "./content/countOf";
import { formatProblems } from "./content/problem";
import type { ContentProblem, ReadSource } from "./content/problem";
import { sourceReader } from "./content/sourceReader";

const nothing: Judged = { log: [], warn: [], throw: [] };

type Found = {
  /** The project's folder. */
  root?: string;
  problems: readonly ContentProblem[];
  /** What checks of links found. */
  faults?: Judged;
  /** Paths of the pages that have been rendered; none before that. */
  sitePages?: readonly string[];
};

/** What is to be said of a run, by how grave it is; empty where there is nothing. Errors come with the lines around them. */
export function reportTexts({
  root = process.cwd(),
  problems,
  faults = nothing,
  sitePages = [],
}: Found): { notes: string; warnings: string; errors: string } {
  const textOf = (
    severity: ContentProblem["severity"],
    noun: string,
    found: readonly Fault[],
    read?: ReadSource,
  ) => {
    const own = problems.filter((problem) => problem.severity === severity);
    const heading = `The content has ${countOf(own.length, noun)}:`;
    return [
      own.length > 0 ? formatProblems(heading, own, read) : "",
      formatFaults(found, sitePages),
    ]
      .filter(Boolean)
      .join("\n\n");
  };
  return {
    notes: textOf("info", "note", faults.log),
    warnings: textOf("warning", "weak spot", faults.warn),
    errors: textOf("error", "fault", faults.throw, sourceReader(root)),
  };
}
