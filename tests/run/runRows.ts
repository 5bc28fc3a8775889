import { sum } from "./counts";
import { runStep } from "./runStep";
import type { Counts, Result, Step } from "./types";

/** Runs steps one after the other, until one fails. */
async function runLane(lane: Step[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of lane) {
    const result = await runStep(step);
    results.push(result);
    if (!result.ok) break;
  }
  return results;
}

/**
 * Runs rows of steps, until one fails. The lanes of a row run at once, each on a
 * core, the steps of a lane one after the other.
 */
export async function runRows(rows: readonly Step[][][]): Promise<Counts> {
  const all: Counts[] = [];
  for (const row of rows) {
    const results = (await Promise.all(row.map(runLane))).flat();
    all.push(...results);
    if (results.some(({ ok }) => !ok)) break;
  }
  return sum(all);
}
