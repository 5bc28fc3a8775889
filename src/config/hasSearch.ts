import type { ResolvedSite } from "./types";

/** True for a site whose navbar has a search. */
export const hasSearch = ({ navbar }: Pick<ResolvedSite, "navbar">): boolean =>
  navbar.items.some(({ type }) => type === "search");
