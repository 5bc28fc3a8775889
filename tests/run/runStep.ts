import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import type { Counts, Result, Step } from "./types";

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
export async function runStep(step: Step): Promise<Result> {
  const start = Date.now();
  const { code, output } = await run(step);
  if (code === skippedCode) {
    console.log(`${step.name} … skipped: ${output.trim()}`);
    return { passed: 0, failed: 0, skipped: 1, ok: true };
  }
  const ok = code === 0 && !complaint.test(stripVTControlCharacters(output));
  const check: Counts = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  const counts = step.count?.() ?? check;
  // A step may fail without a failed test: that is one failure, too.
  if (!ok && counts.failed === 0) counts.failed = 1;
  const tests = step.count ? `${counts.passed + counts.failed} tests, ` : "";
  console.log(
    `${step.name} … ${ok ? "ok" : "FAILED"} (${tests}${seconds(start)})`,
  );
  // Why a test needed a second try is worth reading, too.
  if (!ok || counts.secondTry) console.log(`\n${output.trim()}\n`);
  return { ...counts, ok: ok && counts.failed === 0 };
}
