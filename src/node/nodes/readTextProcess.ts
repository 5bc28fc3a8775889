import { readText } from "./readText";
import type { TextFile } from "./readText";

const send = (answer: object) => process.send?.(answer);

/** A process that reads one text after the other, as long as its parent lives. */
process.on("message", (file: TextFile) => {
  readText(file).then(
    (text) => send({ text }),
    (error: unknown) => send({ error }),
  );
});
process.on("disconnect", () => process.exit());
