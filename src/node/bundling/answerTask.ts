import { setPriority } from "node:os";
import type { Answer } from "./runTask";

/**
 * How much this process steps back: Gatsby, which the build waits for, goes
 * first. In the system's measure, from 0 to 19.
 */
const steps = {
  /** Takes much memory, so it had better be done soon. */
  soon: 5,
  /** Takes little, and has time. */
  sometime: 15,
};

function lowerPriority(by: keyof typeof steps): void {
  try {
    setPriority(steps[by]);
  } catch {
    // A system that forbids it does the work all the same.
  }
}

/**
 * Makes this process one that does one task, sent by `runTask`, and lives no
 * longer than its parent.
 */
export function answerTask(
  when: keyof typeof steps,
  work: (task: never) => Promise<unknown>,
): void {
  const send = (answer: Answer<unknown>) => process.send?.(answer);
  lowerPriority(when);
  process.once("message", (task: unknown) => {
    work(task as never).then(
      (result) => send({ result }),
      (error: unknown) => send({ error: error as Error }),
    );
  });
  process.on("disconnect", () => process.exit());
}
