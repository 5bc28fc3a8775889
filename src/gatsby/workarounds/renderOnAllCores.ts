import { availableParallelism } from "node:os";

/** With fewer texts, starting one more process takes longer than it saves. */
const textsForAllCores = 500;

/**
 * Has Gatsby render the pages of a large site on all cores: it leaves one to its
 * own process, which only waits then. Gatsby reads the count of cores when it
 * starts its workers, after onPreBootstrap. A count of the owner's stays.
 * @param texts how many texts the site has, in all languages
 * @returns sets the count for the rest of the build, once the workers are there
 */
export function renderOnAllCores(texts: number): () => void {
  const { env } = process;
  if (env.GATSBY_CPU_COUNT) return () => undefined;
  const cores = availableParallelism();
  if (texts >= textsForAllCores) env.GATSBY_CPU_COUNT = String(cores + 1);
  return () => {
    delete env.GATSBY_CPU_COUNT;
    // Workers that run queries are started anew to render: with two cores, the
    // main process runs them sooner.
    if (cores <= 2) env.GATSBY_CPU_COUNT = "1";
  };
}
