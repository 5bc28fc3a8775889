/** The parts of an address that decide where a page is shown from. */
export type Place = { pathname: string; search: string; hash: string };

/** Whether nothing but the query has changed: the reader stays where they are. */
export const isQueryChange = (before: Place, now: Place): boolean =>
  before.pathname === now.pathname &&
  before.hash === now.hash &&
  before.search !== now.search;
