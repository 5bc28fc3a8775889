import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { add, nothing, readCounts, type Counts } from "./counts";
import { testSite } from "../siteRoot";
import type { Step } from "./steps";

/** What Node says of what it will no longer do, and Gatsby of errors that end nothing. */
const complaint = /DeprecationWarning|^ ERROR /m;

/** Runs a program, quietly: what it prints matters only when it fails. */
function run({
  command,
  cwd,
  site = testSite,
  env,
}: Step): Promise<{ code: number | null; output: string }> {
  const [file = "", ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, SITE_ROOT: site, ...env },
    });
    let output = "";
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", (error) => {
      resolve({ code: null, output: String(error) });
    });
    child.on("close", (code) => {
      resolve({ code, output: stripVTControlCharacters(output) });
    });
  });
}

function skip({ name }: Step, reason: string): Counts {
  console.log(`${name} … skipped: ${reason}`);
  return { ...nothing, skipped: 1 };
}

/** Runs a step, says how it went, and counts its tests. */
async function runStep(step: Step): Promise<Counts> {
  if (step.skip) return skip(step, step.skip);
  const start = Date.now();
  const { code, output } = await run(step);
  if (step.log) writeFileSync(step.log, output);
  const isRight = code === 0 && !complaint.test(output);
  const counted = readCounts(output);
  const counts = counted ?? { ...nothing, passed: isRight ? 1 : 0 };
  // A step may fail without a failed test: that is one failure, too.
  const failed = isRight ? counts.failed : Math.max(counts.failed, 1);
  const tests = counted ? `${counts.passed + failed} tests, ` : "";
  const seconds = ((Date.now() - start) / 1_000).toFixed(1);
  const outcome = failed > 0 ? "FAILED" : "ok";
  console.log(`${step.name} … ${outcome} (${tests}${seconds} s)`);
  // Why a test needed a second try is worth reading, too.
  if (failed > 0 || counts.secondTry > 0) console.log(`\n${output.trim()}\n`);
  return { ...counts, failed };
}

/**
 * Runs all steps, on two cores at once: each as soon as what it needs has ended,
 * the first ones first. After a failure the steps go on that do not need it. Says
 * at last when each ran, by which one sees what is to be made faster.
 */
export async function runSteps(steps: readonly Step[]): Promise<Counts> {
  let total = nothing;
  const waiting = new Set(steps);
  const running = new Map<Step, Promise<void>>();
  const failed = new Set<Step>();
  const begin = Date.now();
  const now = () =>
    String(Math.round((Date.now() - begin) / 1_000)).padStart(5);
  const times: string[] = [];

  const canStart = ({ needs = [], cores = 1 }: Step): boolean => {
    const busy = [...running.keys()].map((step) => step.cores ?? 1);
    return (
      busy.reduce<number>((sum, count) => sum + count, cores) <= 2 &&
      !needs.some((need) => waiting.has(need) || running.has(need))
    );
  };

  async function start(step: Step): Promise<void> {
    const missing = step.needs?.find((need) => failed.has(need));
    const from = now();
    const counts = missing
      ? skip(step, `"${missing.name}" failed`)
      : await runStep(step);
    times.push(`${from} to ${now()}  ${step.name}`);
    total = add(total, counts);
    if (missing || counts.failed > 0) failed.add(step);
  }

  while (waiting.size + running.size > 0) {
    for (const step of waiting) {
      if (!canStart(step)) continue;
      waiting.delete(step);
      const end = start(step).then(() => void running.delete(step));
      running.set(step, end);
    }
    await Promise.race(running.values());
  }
  console.log(["\nSecond in which each began and ended:", ...times].join("\n"));
  return total;
}
