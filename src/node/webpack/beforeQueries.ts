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

function waitingQueries(store: Store): number {
  const getState = store.getState as () => State;
  const { queries } = getState();
  return [...queries.trackedQueries.values()].filter(({ dirty }) => dirty !== 0)
    .length;
}

/**
 * Prepares for the queries of a build, which run when the last bundle is made.
 * Few of them run in this process, as Gatsby does where it has one core only:
 * its worker would be started for them and once more for the pages. Before
 * many, memory is given back that bundling took and workers need.
 */
export const beforeQueries = (store: Store) => ({
  apply: ({ hooks }: Compiler) => {
    let isPrepared = false;
    // Gatsby closes a compiler twice.
    hooks.shutdown.tap("beforeQueries", () => {
      if (isPrepared) return;
      isPrepared = true;
      if (waitingQueries(store) < queriesForWorker) {
        process.env.GATSBY_CPU_COUNT = "1";
      } else {
        // What is being shut down is garbage after that only.
        setImmediate(collectGarbage);
      }
    });
  },
});
