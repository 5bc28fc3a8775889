import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";

type Options = {
  /** Flags for V8: what a process does decides how its heap should behave. */
  heapFlags: readonly string[];
};

/**
 * Runs a TypeScript file of ours in a process of its own, which starts within
 * about two seconds.
 * @param script path from the project's root
 */
export function forkScript(
  root: string,
  script: string,
  { heapFlags }: Options,
): ChildProcess {
  // Gatsby bundles this file, and would not find a module by itself.
  const tsx = createRequire(path.join(root, "package.json")).resolve("tsx/cjs");
  return fork(path.join(root, script), [], {
    execArgv: ["--require", tsx, ...heapFlags],
    // Errors arrive as errors.
    serialization: "advanced",
  });
}
