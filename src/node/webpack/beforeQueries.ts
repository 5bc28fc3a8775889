import { stop } from "esbuild";
import type { Store } from "gatsby";
import { collectGarbage } from "../collectGarbage";

type State = {
  queries: { trackedQueries: Map<string, { dirty: number }> };
};
type Compiler = {
  hooks: { shutdown: { tap: (name: string, act: () => void) => void } };
};

/** To load the site takes a worker as long as so many queries take. */
const queriesForWorker = 300;

/** Whether so many queries wait that Gatsby's worker is worth its start. */
export function areManyQueries(store: Store): boolean {
  const getState = store.getState as () => State;
  const { trackedQueries } = getState().queries;
  const waiting = [...trackedQueries.values()].filter(
    ({ dirty }) => dirty !== 0,
  );
  return waiting.length >= queriesForWorker;
}

/** esbuild's process is 60 MB; what is being shut down is garbage after that only. */
function giveBackMemory(): void {
  void stop();
  setImmediate(collectGarbage);
}

/**
 * Prepares for the queries of a build, which run when the last bundle is made.
 * Few of them run in this process, as Gatsby does where it has one core only:
 * its worker would be started for them and once more for the pages. Before
 * many, memory is given back that bundling took and the worker needs.
 */
export const beforeQueries = (store: Store) => ({
  apply: ({ hooks }: Compiler) => {
    let isDone = false;
    // Gatsby closes a compiler twice.
    hooks.shutdown.tap("beforeQueries", () => {
      if (isDone) return;
      isDone = true;
      if (areManyQueries(store)) giveBackMemory();
      else process.env.GATSBY_CPU_COUNT = "1";
    });
  },
});
