import { setPriority } from "node:os";
import { answerTask } from "../bundling/answerTask";
import { drawCards } from "./drawing/drawCards";
import type { DrawingTask } from "./startDrawing";

/** Takes what Gatsby leaves of the cores, for Gatsby is what the build waits for. */
const lowered = 10;
try {
  setPriority(lowered);
} catch {
  // A system that forbids it draws all the same.
}

answerTask(({ root, folder, cards }: DrawingTask) =>
  drawCards(root, folder, cards),
);
