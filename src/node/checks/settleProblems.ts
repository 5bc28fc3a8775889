import type { Checks, Severity } from "../../config/types";
import type { ContentProblem } from "../content/problem";

const severities: Record<
  Exclude<Severity, "ignore">,
  ContentProblem["severity"]
> = { log: "info", warn: "warning", throw: "error" };

/** Problems as severe as the owner takes them; what is to be ignored is gone. */
export const settleProblems = (
  problems: readonly ContentProblem[],
  checks: Checks,
): ContentProblem[] =>
  problems.flatMap((problem) => {
    if (problem.check === undefined) return problem;
    const own = checks[problem.check];
    return own === "ignore" ? [] : { ...problem, severity: severities[own] };
  });
