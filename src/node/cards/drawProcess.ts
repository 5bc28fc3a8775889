import { setPriority } from "node:os";
import { drawCards } from "./drawing/drawCards";
import type { DrawingResult, DrawingTask } from "./startDrawing";

const send = (result: DrawingResult) => process.send?.(result);

/** Takes what Gatsby leaves of the cores, for Gatsby is what the build waits for. */
const lowered = 10;
try {
  setPriority(lowered);
} catch {
  // A system that forbids it draws all the same.
}

/** A process that draws cards, once. */
process.once("message", ({ root, folder, cards }: DrawingTask) => {
  drawCards(root, folder, cards).then(
    (drawn) => send({ drawn }),
    (error: unknown) => send({ error: error as Error }),
  );
});
process.on("disconnect", () => process.exit());
