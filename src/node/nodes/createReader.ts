import type { ChildProcess } from "node:child_process";
import { availableParallelism } from "node:os";
import { forkScript } from "../bundling/forkScript";
import { readText } from "./readText";
import type { ReadText, TextFile } from "./readText";

export type Reader = {
  read: (file: TextFile) => Promise<ReadText>;
  /** Takes every core where that pays, for the caller has nothing else to do. */
  spread: () => void;
  /** Ends what was started to read. */
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
/** What one process reads before another is warm. */
const textsForAnother = 300;
const mostProcesses = 4;
const script = "src/node/nodes/readTextProcess.ts";

/**
 * A wide nursery keeps the short-lived objects of compiling from being copied
 * about. The old ones are collected when they are 60 % more than what was in
 * use, not four times as much: each process stays small. Collecting between
 * texts by hand does that, too, but throws compiled functions away with them.
 */
const heapFlags = ["--max-semi-space-size=32", "--heap-growing-percent=60"];

/**
 * Processes that read. One core is left to the caller at first: while that is
 * busy, one process more reads nothing sooner, for each has to warm up.
 */
function createPool(root: string): Reader {
  const children: ChildProcess[] = [];
  const idle: ChildProcess[] = [];
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
  const grow = (processes: number) => {
    while (children.length < Math.min(processes, mostProcesses)) {
      const child = forkScript(root, script, { heapFlags });
      children.push(child);
      idle.push(child);
    }
    start();
  };
  grow(Math.max(1, availableParallelism() - 1));
  return {
    spread: () => {
      if (jobs.length > textsForAnother) grow(availableParallelism());
    },
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
  return { read: readText, spread: () => undefined, close: () => undefined };
}
