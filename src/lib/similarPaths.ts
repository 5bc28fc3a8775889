import { distance } from "./nearest";

/** The last part of a path, which usually names the page. */
export const nameOf = (path: string) =>
  path.split("/").filter(Boolean).at(-1) ?? "";

/** Beyond this share of different letters a name is another one. */
const maxDifference = 0.4;

/**
 * Finds the paths whose names are most like that of an outdated or mistyped
 * one, the most similar first.
 */
export function findSimilarPaths(
  typed: string,
  paths: readonly string[],
  count: number,
): string[] {
  const name = nameOf(typed.toLowerCase());
  return paths
    .map((path) => {
      const other = nameOf(path);
      const length = Math.max(name.length, other.length, 1);
      return { path, difference: distance(name, other) / length };
    })
    .filter(({ difference }) => difference <= maxDifference)
    .sort((a, b) => a.difference - b.difference)
    .slice(0, count)
    .map(({ path }) => path);
}
