import { readFileSync } from "node:fs";
import { cutOff, printValue } from "../lib/printValue";
import type { SiteProblem } from "./check";
import { lineOf } from "./lineOf";

const file = "src/config/site.ts";

/** Renders all problems as one message for the terminal; `source` is the text of `site.ts`. */
export function formatSiteReport(
  problems: readonly SiteProblem[],
  source = readSource(),
): string {
  const count = problems.length === 1 ? "1 fault" : `${problems.length} faults`;
  const blocks = problems
    .map((problem) => ({ ...problem, line: lineOf(source, problem.path) }))
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
    .map(formatProblem);
  return [`The site config has ${count}:`, ...blocks].join("\n\n");
}

function formatProblem(problem: SiteProblem & { line: number | undefined }) {
  const { path, line, message, value, allowed, fix } = problem;
  const item = problem.item && cutOff(problem.item);
  const place = line === undefined ? file : `${file}:${line}`;
  const lines = [`${place}  ${path}`.trimEnd(), `  ${message}`];
  const given = value === undefined ? undefined : printValue(value);
  if (given !== undefined && given !== item) lines.push(`  Value: ${given}`);
  lines.push(`  Allowed: ${allowed}`, `  Fix: ${fix}`);
  if (item !== undefined) lines.push(`  Item: ${item}`);
  return lines.join("\n");
}

function readSource(): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
