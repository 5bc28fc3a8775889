/** Finds the candidate that was most likely meant, or nothing if none is close. */
export function nearest(
  typed: string,
  candidates: readonly string[],
): string | undefined {
  // A third of the letters may differ; beyond that a guess confuses more than it helps.
  let limit = Math.max(1, Math.floor(typed.length / 3));
  let best: string | undefined;
  for (const candidate of candidates) {
    const steps = distance(typed.toLowerCase(), candidate.toLowerCase());
    if (steps > limit || (best !== undefined && steps === limit)) continue;
    limit = steps;
    best = candidate;
  }
  return best;
}

/** Counts the single-letter edits between two words (Levenshtein). */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const replace = (row[j] ?? 0) + (b[j] === letter ? 0 : 1);
      const remove = (row[j + 1] ?? 0) + 1;
      const insert = (next[j] ?? 0) + 1;
      next.push(Math.min(replace, remove, insert));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
