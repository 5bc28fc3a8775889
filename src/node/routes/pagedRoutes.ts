import { localeCodes, localePath } from "../../config/locales";
import { pagePath } from "../../lib/address";
import type { Route } from "./route";
import { createScreenRoute } from "./route";

export type PageSize = number | "all";

type PagedList = {
  screen: Parameters<typeof createScreenRoute>[0];
  /** Ids of the list's posts in each locale: they need not be equally many. */
  ids: (locale: string) => readonly string[];
  /** Posts on one page, at least 1. */
  pageSize: PageSize;
  /**
   * Where readers of a locale go whose list is empty and therefore has no
   * page; left out for lists that have a page even then.
   */
  fallback?: string;
};

/** The pages of a list: `/blog`, then `/blog/page/2` and so on. */
export function* createPagedRoutes(list: PagedList): Generator<Route> {
  const { screen, ids, fallback } = list;
  const { locale, path, context } = screen;
  const perPage = list.pageSize === "all" ? Infinity : list.pageSize;
  const least = fallback === undefined ? 1 : 0;
  const pagesIn = (code: string) =>
    Math.max(least, Math.ceil(ids(code).length / perPage));
  const own = ids(locale);
  const pageCount = pagesIn(locale);
  for (let pageNumber = 1; pageNumber <= pageCount; pageNumber++) {
    const start = pageNumber === 1 ? 0 : (pageNumber - 1) * perPage;
    const locales = localeCodes.filter((code) => pagesIn(code) >= pageNumber);
    const nearest = localeCodes
      .filter((code) => !locales.includes(code))
      .map((code) => {
        const first = pagesIn(code) > 0 || !fallback ? path : fallback;
        return [code, localePath(code, first)] as const;
      });
    yield createScreenRoute({
      ...screen,
      path: pagePath(path, pageNumber),
      locales,
      context: {
        ...context,
        ids: own.slice(start, start + perPage),
        basePath: localePath(locale, path),
        pageNumber,
        pageCount,
        ...(nearest.length > 0 && { nearest: Object.fromEntries(nearest) }),
      },
    });
  }
}
