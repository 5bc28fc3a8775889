/** Finds the candidate most similar to a name; undefined if none is close. */
export function nearest(
  typed: string,
  candidates: readonly string[],
): string | undefined {
  // At most a third of the letters may differ, and never more than three: worse
  // guesses confuse more than they help.
  let limit = Math.min(3, Math.max(1, Math.floor(typed.length / 3)));
  let best: string | undefined;
  const wanted = typed.toLowerCase();
  for (const candidate of candidates) {
    const word = candidate.toLowerCase();
    // Skips nearly all of the work if the candidates are all pages of a site.
    if (Math.abs(word.length - wanted.length) > limit) continue;
    const steps = distance(wanted, word, limit);
    if (steps > limit || (best !== undefined && steps === limit)) continue;
    limit = steps;
    best = candidate;
  }
  return best;
}

/**
 * Counts the edits between two words by Levenshtein's distance. Two swapped
 * neighbours count as one edit, because that is the most common typo.
 * @param limit edits beyond it are not counted: the result is then any greater
 * number
 */
export function distance(a: string, b: string, limit = Infinity): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    const row = new Array<number>(b.length + 1).fill(Infinity);
    rows.push(row);
    row[0] = i;
    const last = Math.min(b.length, i + limit);
    for (let j = Math.max(1, i - limit); j <= last; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        at(i - 1, j - 1) + (isSame ? 0 : 1),
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        isSwap ? at(i - 2, j - 2) + 1 : Infinity,
      );
    }
    if (Math.min(...row) > limit) return Infinity;
  }
  return at(a.length, b.length);
}

/** Formats a question whether a name was meant. */
export const didYouMean = (meant: string | undefined): string | undefined =>
  meant && `Did you mean "${meant}"?`;

/** Asks whether one of the known values was meant; undefined if none is similar. */
export const suggest = (
  typed: string,
  known: readonly string[],
): string | undefined => didYouMean(nearest(typed, known));
