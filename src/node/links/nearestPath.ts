import { nearest } from "../../lib/nearest";

const firstStep = (path: string) => path.split("/", 2)[1];
const lastStep = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/**
 * Finds the path that was most likely meant: one with a typo in it, in the same
 * language or area if there is one, else one of the same name in another
 * folder.
 */
export function nearestPath(
  typed: string,
  candidates: readonly string[],
): string | undefined {
  const step = firstStep(typed);
  const related = candidates.filter((one) => firstStep(one) === step);
  const similar = nearest(typed, related) ?? nearest(typed, candidates);
  if (similar !== undefined) return similar;
  const name = lastStep(typed);
  return name === ""
    ? undefined
    : [...related, ...candidates].find((one) => lastStep(one) === name);
}
