import { parentPort } from "node:worker_threads";
import { readText } from "./readText";
import type { TextFile } from "./readText";

/** A thread that reads one text after the other. */
parentPort?.on("message", (file: TextFile) => {
  readText(file).then(
    (text) => parentPort?.postMessage({ text }),
    (error: unknown) => parentPort?.postMessage({ error }),
  );
});
