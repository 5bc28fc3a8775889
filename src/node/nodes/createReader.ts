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

/** A process, and what it has been given to read, in this order. */
type Worker = { child: ChildProcess; given: Job[] };

/** Keeps a process busy while an answer and what is to be read next are under way. */
const textsAhead = 3;

/** A text and its translations, which have much in common. */
const isTranslation = (one: Job, other: Job) =>
  one.file.place.folder === other.file.place.folder;

/**
 * Processes that read. One core is left to the caller at first: while that is
 * busy, one process more reads nothing sooner, for each has to warm up.
 */
function createPool(root: string): Reader {
  const workers: Worker[] = [];
  const jobs: Job[] = [];

  const give = ({ child, given }: Worker) => {
    const next: Job[] = [];
    for (let job = jobs[0]; job; job = jobs[0]) {
      const last = next.at(-1);
      const isEnough = given.length + next.length >= textsAhead;
      if (isEnough && !(last && isTranslation(last, job))) break;
      next.push(job);
      jobs.shift();
    }
    if (next.length === 0) return;
    given.push(...next);
    child.send(next.map(({ file }) => file));
  };
  const take = (worker: Worker, { text, error }: Answer) => {
    const job = worker.given.shift();
    give(worker);
    const nothing = `Nothing was read: ${job?.file.absolutePath}`;
    if (text) job?.resolve(text);
    else job?.reject(error ?? new Error(nothing));
  };
  const lose = ({ given }: Worker, code: number | null) => {
    const [job] = given;
    const what = `The process that read ${job?.file.absolutePath} ended`;
    const error = new Error(`${what} (exit code ${code ?? "none"}).`);
    for (const { reject } of given) reject(error);
  };
  const grow = (processes: number) => {
    while (workers.length < Math.min(processes, mostProcesses)) {
      const child = forkScript(root, script, { heapFlags });
      const worker = { child, given: [] };
      child.on("message", (answer: Answer) => take(worker, answer));
      child.on("exit", (code) => lose(worker, code));
      workers.push(worker);
      give(worker);
    }
  };
  grow(Math.max(1, availableParallelism() - 1));
  return {
    spread: () => {
      if (jobs.length > textsForAnother) grow(availableParallelism());
    },
    read: (file) =>
      new Promise((resolve, reject) => {
        jobs.push({ file, resolve, reject });
        for (const worker of workers) give(worker);
      }),
    close: () => {
      for (const { child } of workers) child.disconnect();
    },
  };
}

/** A reader for so many texts: processes for many, none for few. */
export function createReader(root: string, texts: number): Reader {
  if (texts > fewTexts) return createPool(root);
  return { read: readText, spread: () => undefined, close: () => undefined };
}
