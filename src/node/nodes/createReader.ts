import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { readText } from "./readText";
import type { ReadText, TextFile } from "./readText";

/** Reads one text at a time; `close` ends its thread. */
export type Reader = {
  read: (file: TextFile) => Promise<ReadText>;
  close: () => Promise<unknown>;
};

/** Starting threads takes about a second: so many texts must wait before it pays. */
const fewTexts = 60;
const mostThreads = 4;

/**
 * A thread's heap is bounded, for V8 would rather grow it than collect what
 * compiling leaves behind.
 */
const resourceLimits = {
  maxOldGenerationSizeMb: 512,
  maxYoungGenerationSizeMb: 128,
};

type Answer = { text?: ReadText; error?: Error };

function createThread(root: string): Reader {
  // Gatsby bundles this file, and would not find a module by itself.
  const tsx = createRequire(path.join(root, "package.json")).resolve("tsx/cjs");
  const worker = new Worker(
    path.join(root, "src/node/nodes/readTextWorker.ts"),
    { execArgv: ["--require", tsx], resourceLimits },
  );
  const read = (file: TextFile) =>
    new Promise<ReadText>((resolve, reject) => {
      worker.once("error", reject);
      worker.once("message", ({ text, error }: Answer) => {
        worker.off("error", reject);
        if (text) resolve(text);
        else
          reject(error ?? new Error(`Nothing was read: ${file.absolutePath}`));
      });
      worker.postMessage(file);
    });
  return { read, close: () => worker.terminate() };
}

/** Readers for so many texts: threads for many, none for few. */
export function createReaders(root: string, texts: number): Reader[] {
  if (texts <= fewTexts) {
    return [{ read: readText, close: () => Promise.resolve() }];
  }
  const threads = Math.min(mostThreads, Math.max(1, availableParallelism()));
  return Array.from({ length: threads }, () => createThread(root));
}
