import { createRequire } from "node:module";
import { createFolder } from "../../../tests/createFolder";

type Pool = {
  single: { wait: () => Promise<string> };
  end: () => Promise<unknown>[];
};
type Worker = { WorkerPool: new (script: string, options: object) => Pool };

const { write } = createFolder();
// Longer than Gatsby leaves a worker that it ends.
const script = write(
  "child.js",
  `exports.wait = () =>
    new Promise((resolve) => setTimeout(resolve, 1500, String(process.pid)));`,
);

/** Makes a pool as Gatsby does on a machine with so many cores. */
function createPool(cores: string): Pool {
  process.env.GATSBY_CPU_COUNT = cores;
  jest.resetModules();
  jest.requireActual("./workerPool.cjs");
  const gatsby = createRequire(require.resolve("gatsby/package.json"));
  const { WorkerPool } = gatsby("gatsby-worker") as Worker;
  return new WorkerPool(script, { numWorkers: 1 });
}

it("ends workers when they have done what they were asked for", async () => {
  const pool = createPool("4");
  const [first, second] = [pool.single.wait(), pool.single.wait()];
  await Promise.all(pool.end());
  expect(await first).toMatch(/^\d+$/);
  expect(await second).not.toBe(String(process.pid));
});

it("does the work itself where one worker would be alone", async () => {
  const pool = createPool("2");
  expect(await pool.single.wait()).toBe(String(process.pid));
  await Promise.all(pool.end());
});
