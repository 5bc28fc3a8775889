import type { GatsbyNode } from "gatsby";
import { keepHeapSmall } from "./keepHeapSmall";
import { registerErrors } from "./report";

/**
 * Puts the names of scripts into each page as it is rendered. Gatsby would
 * leave them to slices, which this site does not have, and write each page
 * twice for them.
 */
function withoutSlices(): void {
  delete process.env.GATSBY_SLICES;
}

/** Gatsby's worker for queries needs little from one to the next. */
function keepWorkerSmall(): void {
  if (process.env.GATSBY_WORKER_POOL_WORKER) keepHeapSmall();
}

export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  withoutSlices();
  keepWorkerSmall();
  registerErrors();
};
