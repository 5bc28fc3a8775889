import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { bundleScript } from "./bundleScript";

type Options = {
  /** Flags for V8: what a process does decides how its heap should behave. */
  heapFlags: readonly string[];
};

/** Scripts that this process has bundled. */
const bundled = new Map<string, string>();

function bundleOnce(root: string, script: string): string {
  const file = bundled.get(script) ?? bundleScript(root, script);
  bundled.set(script, file);
  return file;
}

/**
 * Runs a TypeScript file of ours in a process of its own.
 * @param script path from the project's root
 */
export function forkScript(
  root: string,
  script: string,
  { heapFlags }: Options,
): ChildProcess {
  return fork(bundleOnce(root, script), [], {
    execArgv: [...heapFlags],
    // Errors arrive as errors.
    serialization: "advanced",
  });
}
