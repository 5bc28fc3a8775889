import type { SiteProblem } from "../../config/check";
import type { ContentProblem } from "./problem";

/** Faults of a config file as problems of content are: with their file and line. */
export const configProblems = (
  file: string,
  faults: readonly SiteProblem[],
  lineOf: (field: string) => number | undefined,
): ContentProblem[] =>
  faults.map(({ path: field, ...fault }) => ({
    severity: "error",
    file,
    line: lineOf(field),
    field,
    ...fault,
  }));
