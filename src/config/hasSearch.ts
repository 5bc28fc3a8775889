import type { ResolvedSite } from "./types";

/** Whether readers can search: where the bar has a search box. */
export const hasSearch = ({ navbar }: Pick<ResolvedSite, "navbar">): boolean =>
  navbar.items.some(({ type }) => type === "search");
