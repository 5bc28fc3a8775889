import type { ChildProcess } from "node:child_process";
import { availableParallelism } from "node:os";
import { forkScript } from "../bundling/forkScript";
import { readText } from "./readText";
import type { ReadText, TextFile } from "./readText";

/** Reads texts; `close` ends what it started for that. */
export type Reader = {
  read: (file: TextFile) => Promise<ReadText>;
  close: () => void;
};

type Answer = { text?: ReadText; error?: Error };
type Job = {
  file: TextFile;
  resolve: (text: ReadText) => void;
  reject: (error: Error) => void;
};

/** Starting a process takes more than a second: so many texts must wait before it pays. */
export const fewTexts = 60;
const mostProcesses = 4;

/**
 * A wide nursery keeps the short-lived objects of compiling from being copied
 * about; one collecting thread is enough where every core has its process.
 */
const heapFlags = ["--max-semi-space-size=32", "--single-threaded-gc"];

function createPool(root: string): Reader {
  const count = Math.min(mostProcesses, Math.max(1, availableParallelism()));
  const children = Array.from({ length: count }, () =>
    forkScript(root, "src/node/nodes/readTextProcess.ts", { heapFlags }),
  );
  const idle = [...children];
  const jobs: Job[] = [];

  const run = (child: ChildProcess, { file, resolve, reject }: Job) => {
    const died = (code: number | null) => {
      const what = `The process that read ${file.absolutePath} ended`;
      reject(new Error(`${what} (exit code ${code ?? "none"}).`));
    };
    child.once("exit", died);
    child.once("message", ({ text, error }: Answer) => {
      child.off("exit", died);
      if (text) resolve(text);
      else reject(error ?? new Error(`Nothing was read: ${file.absolutePath}`));
      idle.push(child);
      start();
    });
    child.send(file);
  };
  const start = () => {
    while (idle.length > 0 && jobs.length > 0) {
      run(idle.pop() as ChildProcess, jobs.shift() as Job);
    }
  };
  return {
    read: (file) =>
      new Promise((resolve, reject) => {
        jobs.push({ file, resolve, reject });
        start();
      }),
    close: () => {
      for (const child of children) child.disconnect();
    },
  };
}

/** A reader for so many texts: processes for many, none for few. */
export function createReader(root: string, texts: number): Reader {
  if (texts > fewTexts) return createPool(root);
  return { read: readText, close: () => undefined };
}
