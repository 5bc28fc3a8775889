import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { nothing, readCounts, sum, type Counts } from "./counts";
import type { Step } from "./steps";

/** With this a program says that it could not check anything, and prints why. */
export const skippedCode = 77;

/** What Node says of what it will no longer do, and Gatsby of errors that end nothing. */
const complaint = /DeprecationWarning|^ ERROR /m;

const seconds = (since: number) =>
  `${((Date.now() - since) / 1_000).toFixed(1)} s`;

/** Runs a program, quietly: what it prints matters only when it fails. */
function run({
  command,
  cwd,
  env,
}: Step): Promise<{ code: number | null; output: string }> {
  const [file = "", ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, env: { ...process.env, ...env } });
    let output = "";
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", (error) => {
      resolve({ code: null, output: String(error) });
    });
    child.on("close", (code) => {
      resolve({ code, output });
    });
  });
}

/** Runs a step, says how it went, and counts its tests. */
async function runStep(step: Step): Promise<Counts> {
  const start = Date.now();
  const { code, output } = await run(step);
  if (code === skippedCode) {
    console.log(`${step.name} … skipped: ${output.trim()}`);
    return { ...nothing, skipped: 1 };
  }
  const isRight =
    code === 0 && !complaint.test(stripVTControlCharacters(output));
  const counts = step.reports
    ? sum(step.reports.map(readCounts))
    : { ...nothing, passed: isRight ? 1 : 0 };
  // A step may fail without a failed test: that is one failure, too.
  if (!isRight && counts.failed === 0) counts.failed = 1;
  const tests = step.reports ? `${counts.passed + counts.failed} tests, ` : "";
  const outcome = counts.failed > 0 ? "FAILED" : "ok";
  console.log(`${step.name} … ${outcome} (${tests}${seconds(start)})`);
  // Why a test needed a second try is worth reading, too.
  if (counts.failed > 0 || counts.secondTry > 0) {
    console.log(`\n${output.trim()}\n`);
  }
  return counts;
}

/** Runs steps one after the other, until one fails. */
export async function runSteps(steps: readonly Step[]): Promise<Counts> {
  let total = nothing;
  for (const step of steps) {
    total = sum([total, await runStep(step)]);
    if (total.failed > 0) break;
  }
  return total;
}

/**
 * Runs rows of steps, until one fails. The lanes of a row run at once, each on a
 * core, the steps of a lane one after the other.
 */
export async function runRows(rows: readonly Step[][][]): Promise<Counts> {
  let total = nothing;
  for (const row of rows) {
    total = sum([total, ...(await Promise.all(row.map(runSteps)))]);
    if (total.failed > 0) break;
  }
  return total;
}
