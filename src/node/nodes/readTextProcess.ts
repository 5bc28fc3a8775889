import { collectGarbage } from "../collectGarbage";
import { readText } from "./readText";
import type { TextFile } from "./readText";

/** After so many texts, what they left behind is three times what is in use. */
const textsBetweenCollections = 100;
let texts = 0;

const send = (answer: object) => process.send?.(answer);

/** A process that reads one text after the other, as long as its parent lives. */
process.on("message", (file: TextFile) => {
  readText(file).then(
    (text) => send({ text }),
    (error: unknown) => send({ error }),
  );
  texts += 1;
  if (texts % textsBetweenCollections === 0) collectGarbage();
});
process.on("disconnect", () => process.exit());
