import { availableParallelism } from "node:os";
import { forkScript } from "../bundling/forkScript";
import type { CardFile } from "./drawing/drawCards";

export type DrawingTask = { root: string; folder: string; cards: CardFile[] };
export type DrawingResult = { drawn?: number; error?: Error };

/** So many cards take as long as a process takes to start. */
const cardsForAnother = 300;
const mostProcesses = 4;

/** What a card leaves behind is collected early: nothing of it is needed for the next. */
const heapFlags = ["--max-semi-space-size=4", "--single-threaded-gc"];

function drawInProcess(task: DrawingTask): Promise<number> {
  const child = forkScript(task.root, "src/node/cards/drawProcess.ts", {
    heapFlags,
  });
  child.send(task);
  return new Promise((resolve, reject) => {
    child.once("message", ({ drawn, error }: DrawingResult) => {
      child.disconnect();
      if (drawn === undefined) reject(error ?? new Error("Nothing was drawn."));
      else resolve(drawn);
    });
    child.once("error", reject);
    child.once("exit", (code) => {
      const how = `exit code ${code ?? "none"}`;
      reject(new Error(`The process that drew social cards ended (${how}).`));
    });
  });
}

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
    shares.map((share) => drawInProcess({ ...task, cards: share })),
  );
  return drawn.reduce((sum, each) => sum + each, 0);
}
