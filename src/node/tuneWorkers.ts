import { createRequire } from "node:module";
import { availableParallelism } from "node:os";

/** As much of Gatsby's pool of processes as is used here. */
export type Pool = {
  options?: { numWorkers?: number };
  /** Starts the processes; the pool does so when it is made, and at each restart. */
  startAll: () => void;
};

/**
 * Old objects are collected when they are 60 % more than what was in use, and
 * for the first time at 60 MB: without that, a process takes up to three
 * times the memory that it needs.
 */
const heapFlags = ["--initial-old-space-size=60", "--heap-growing-percent=60"];
/** As with the processes that read texts: more would take more memory than time. */
const mostRenderers = 4;

const poolOf = (root: string): Pool => {
  const gatsby = createRequire(`${root}/package.json`).resolve("gatsby");
  const { WorkerPool } = createRequire(gatsby)("gatsby-worker") as {
    WorkerPool: { prototype: Pool };
  };
  return WorkerPool.prototype;
};

/**
 * Keeps the processes of Gatsby's pool small, and has one more of them where
 * it starts them anew. It does that when many queries have been run, to render
 * pages: the process that it leaves a core for, this one, only waits then.
 * Gatsby has one number of processes for both, and no setting for their memory.
 */
export function tuneWorkers(root: string, pool: Pool = poolOf(root)): void {
  const { startAll } = pool;
  let starts = 0;
  pool.startAll = function (this: Pool) {
    starts += 1;
    const renderers = Math.min(availableParallelism(), mostRenderers);
    if (starts > 1 && this.options) {
      const { numWorkers = 1 } = this.options;
      this.options.numWorkers = Math.max(numWorkers, renderers);
    }
    const own = process.execArgv.length;
    // The pool gives its processes this one's flags.
    process.execArgv.push(...heapFlags);
    try {
      startAll.call(this);
    } finally {
      process.execArgv.splice(own);
    }
  };
}
