/** @jest-environment node */
import os from "node:os";
import { tuneWorkers } from "./tuneWorkers";
import type { Pool } from "./tuneWorkers";

type Start = { workers: number | undefined; flags: string[] };

/** A pool whose class has been tuned, and what each of its starts saw. */
function tunedPool(numWorkers: number, cores: number) {
  jest.spyOn(os, "availableParallelism").mockReturnValue(cores);
  const starts: Start[] = [];
  const prototype: Pool = {
    startAll(this: Pool) {
      const flags = [...process.execArgv];
      starts.push({ workers: this.options?.numWorkers, flags });
    },
  };
  tuneWorkers("/site", prototype);
  const pool = Object.create(prototype) as Pool;
  pool.options = { numWorkers };
  return { pool, starts };
}
afterEach(() => jest.restoreAllMocks());

test.each([
  { cores: 1, workers: 1, renderers: 1 },
  { cores: 2, workers: 1, renderers: 2 },
  { cores: 16, workers: 3, renderers: 4 },
  { cores: 16, workers: 15, renderers: 15 },
])(
  "has $renderers processes render where $workers ran queries and $cores cores are",
  ({ cores, workers, renderers }) => {
    const { pool, starts } = tunedPool(workers, cores);
    pool.startAll();
    pool.startAll();
    pool.startAll();
    expect(starts.map((start) => start.workers)).toEqual([
      workers,
      renderers,
      renderers,
    ]);
  },
);

test("gives the pool's processes flags, and nothing else that is started", () => {
  const before = [...process.execArgv];
  const { pool, starts } = tunedPool(1, 2);
  pool.startAll();
  expect(starts[0]?.flags).toEqual([
    ...before,
    expect.stringMatching(/^--initial-old-space-size=/),
    expect.stringMatching(/^--heap-growing-percent=/),
  ]);
  expect(process.execArgv).toEqual(before);
});

test("finds Gatsby's own pool as it expects it", () => {
  const root = process.cwd();
  const gatsby = require.resolve("gatsby/package.json", { paths: [root] });
  const found = require.resolve("gatsby-worker", { paths: [gatsby] });
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const { WorkerPool } = require(found) as { WorkerPool: { prototype: Pool } };
  const { startAll } = WorkerPool.prototype;
  expect(String(startAll)).toMatch(/options\.numWorkers/);
  expect(String(startAll)).toMatch(/process\.execArgv/);
  tuneWorkers(root);
  expect(WorkerPool.prototype.startAll).not.toBe(startAll);
});
