import { answerTask } from "../bundling/answerTask";
import { drawCards } from "./drawing/drawCards";
import type { DrawingTask } from "./startDrawing";

answerTask("sometime", ({ root, folder, cards }: DrawingTask) =>
  drawCards(root, folder, cards),
);
