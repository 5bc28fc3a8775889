import { readText } from "./readText";
import type { TextFile } from "./readText";

const send = (answer: object) => process.send?.(answer);

const answer = (file: TextFile) =>
  readText(file).then(
    (text) => send({ text }),
    (error: unknown) => send({ error }),
  );

/** A process that reads one text after the other, as long as its parent lives. */
let last: Promise<unknown> = Promise.resolve();
process.on("message", (files: TextFile[]) => {
  for (const file of files) last = last.then(() => answer(file));
});
process.on("disconnect", () => process.exit());
