import { countOf } from "../content/countOf";
import { formatProblems } from "../content/problem";
import type { ContentProblem } from "../content/problem";
import { sourceReader } from "../content/sourceReader";

type Check = {
  root: string;
  problems: readonly ContentProblem[];
  texts: number;
  seconds: number;
};

/** The report of a check, in the words of a build: weak spots first, faults where the eye ends. */
export function describeCheck(check: Check): string {
  const { root, problems, texts, seconds } = check;
  const bySeverity = (wanted: ContentProblem["severity"]) =>
    problems.filter(({ severity }) => severity === wanted);
  const warnings = bySeverity("warning");
  const errors = bySeverity("error");
  const read = sourceReader(root);
  const blocks: string[] = [];
  if (warnings.length > 0) {
    const heading = `The content has ${countOf(warnings.length, "weak spot")}:`;
    blocks.push(formatProblems(heading, warnings));
  }
  if (errors.length > 0) {
    const heading = `The content has ${countOf(errors.length, "fault")}:`;
    blocks.push(formatProblems(heading, errors, read));
  }
  const checked = `${countOf(texts, "text")} checked in ${seconds.toFixed(1)} s`;
  blocks.push(
    errors.length > 0
      ? `${checked}: a build would stop.`
      : `${checked}: ${warnings.length > 0 ? "a build would go through." : "no faults."}`,
  );
  return blocks.join("\n\n");
}
