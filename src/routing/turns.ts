let newest = 0;

/**
 * Begins a navigation and gives the function that says whether it still
 * counts: a page that comes late must not displace one that was asked for later.
 */
export function takeTurn(): () => boolean {
  const own = ++newest;
  return () => own === newest;
}
