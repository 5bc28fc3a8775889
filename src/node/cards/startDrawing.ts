import { availableParallelism } from "node:os";
import { runTask } from "../bundling/runTask";
import type { CardFile } from "./drawing/drawCards";

export type DrawingTask = { root: string; folder: string; cards: CardFile[] };

/** So many cards take as long as a process takes to start. */
const cardsForAnother = 300;
const mostProcesses = 4;

/** What a card leaves behind is collected early: nothing of it is needed for the next. */
const heapFlags = ["--max-semi-space-size=4", "--single-threaded-gc"];

const drawer = {
  script: "src/node/cards/drawProcess.ts",
  heapFlags,
  does: "draws social cards",
};

/**
 * Draws cards beside the build: in processes of their own, one core left to
 * Gatsby, which has work of its own to do until they are needed.
 */
export async function startDrawing(task: DrawingTask): Promise<number> {
  const { cards } = task;
  const count = Math.min(
    Math.ceil(cards.length / cardsForAnother),
    Math.max(1, availableParallelism() - 1),
    mostProcesses,
  );
  const shares = Array.from({ length: count }, (_, share) =>
    cards.filter((__, index) => index % count === share),
  );
  const drawn = await Promise.all(
    shares.map((share) =>
      runTask<number>(task.root, drawer, {
        ...task,
        cards: share,
      }),
    ),
  );
  return drawn.reduce((sum, each) => sum + each, 0);
}
