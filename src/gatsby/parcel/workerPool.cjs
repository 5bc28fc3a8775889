const { createRequire } = require("node:module");
const path = require("node:path");

const gatsby = createRequire(require.resolve("gatsby/package.json"));
const gatsbyWorker = gatsby("gatsby-worker");
const { cpuCoreCount } = gatsby("gatsby-core-utils");
const { WorkerPool } = gatsbyWorker;

/**
 * Two cores are one for Gatsby and one for a single worker, which loads half of
 * Gatsby and makes the schema again, while Gatsby waits for it. With one core
 * Gatsby runs queries by itself.
 */
const isAlone = cpuCoreCount() <= 2;
if (isAlone) process.env.GATSBY_CPU_COUNT = "1";

/** The pools that get no process: Parcel's has a process of its own since Parcel may crash. */
const needsNoProcess = (script) =>
  isAlone || path.basename(script, ".js") === "compile-gatsby-files";

gatsbyWorker.WorkerPool = class extends WorkerPool {
  constructor(script, options) {
    const isHere = needsNoProcess(script);
    super(script, isHere ? { ...options, numWorkers: 0 } : options);
    if (isHere) this.single = require(script);
  }

  /**
   * Gatsby has workers load the site in advance. A build without a change ends
   * before they have: to end them then is to fail what they were asked for, and
   * the build with it.
   */
  end() {
    const tasks = [
      ...this.workers.map(({ currentTask }) => currentTask),
      ...[...this.taskQueue].map(({ value }) => value),
    ];
    const ended = Promise.allSettled(tasks.map((task) => task?.promise));
    return [ended.then(() => Promise.all(super.end()))];
  }
};
