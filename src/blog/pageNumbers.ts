/** How many pages the way to any page needs at most: seven places fit a narrow screen. */
const places = 7;

/**
 * The pages that a list's pagination names: the first, the last, and those
 * around the current one; `null` stands for pages left out. There are never
 * more than seven places, and no gap hides a single page.
 * @example pageNumbers(5, 9) -> [1, null, 4, 5, 6, null, 9]
 */
export function pageNumbers(current: number, count: number): (number | null)[] {
  if (count <= places) return range(1, count);
  if (current < 5) return [...range(1, 5), null, count];
  if (current > count - 4) return [1, null, ...range(count - 4, count)];
  return [1, null, ...range(current - 1, current + 1), null, count];
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);
