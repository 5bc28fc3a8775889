import type { Answer } from "./runTask";

/**
 * Makes this process one that does one task, sent by `runTask`, and lives no
 * longer than its parent.
 */
export function answerTask(work: (task: never) => Promise<unknown>): void {
  const send = (answer: Answer<unknown>) => process.send?.(answer);
  process.once("message", (task: unknown) => {
    work(task as never).then(
      (result) => send({ result }),
      (error: unknown) => send({ error: error as Error }),
    );
  });
  process.on("disconnect", () => process.exit());
}
