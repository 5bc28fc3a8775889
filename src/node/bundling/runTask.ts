import { forkScript } from "./forkScript";

/** What a process answers to its task. */
export type Answer<Result> = { result: Result } | { error: Error };

type Script = {
  /** Path from the project's root of a script that calls `answerTask`. */
  script: string;
  heapFlags: readonly string[];
  /** What the process does, for its error: "draws cards". */
  does: string;
};

/** Has a process of its own do a task, beside the build. */
export function runTask<Result>(
  root: string,
  { script, heapFlags, does }: Script,
  task: object,
): Promise<Result> {
  const child = forkScript(root, script, { heapFlags });
  child.send(task);
  return new Promise((resolve, reject) => {
    child.once("message", (answer: Answer<Result>) => {
      child.disconnect();
      if ("error" in answer) reject(answer.error);
      else resolve(answer.result);
    });
    child.once("error", reject);
    child.once("exit", (code) => {
      const how = `exit code ${code ?? "none"}`;
      reject(new Error(`The process that ${does} ended (${how}).`));
    });
  });
}
