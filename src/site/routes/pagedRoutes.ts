import { localeCodes, localePath } from "../../config/locales";
import { getPagePath } from "../../lib/address";
import type { Route } from "./route";
import { createScreenRoute } from "./route";

type PagedList = {
  screen: Parameters<typeof createScreenRoute>[0];
  /** Returns the ids of the list's posts in a locale. Locales may have different numbers of posts. */
  ids: (locale: string) => readonly string[];
  /** The number of posts on one page, at least 1. */
  pageSize: number;
  /**
   * The path that readers of a locale with an empty list get instead; such a
   * list then has no page. Without it, an empty list has one page.
   */
  fallback?: string;
};

/** Creates the pages of a list: `/blog`, then `/blog/page/2` and so on. */
export function* createPagedRoutes(list: PagedList): Generator<Route> {
  const { screen, ids, pageSize, fallback } = list;
  const { locale, path, context } = screen;
  const minPages = fallback === undefined ? 1 : 0;
  const countPages = (code: string) =>
    Math.max(minPages, Math.ceil(ids(code).length / pageSize));
  const localeIds = ids(locale);
  const pageCount = countPages(locale);
  for (let pageNumber = 1; pageNumber <= pageCount; pageNumber++) {
    const start = (pageNumber - 1) * pageSize;
    const locales = localeCodes.filter(
      (code) => countPages(code) >= pageNumber,
    );
    const nearest = localeCodes
      .filter((code) => !locales.includes(code))
      .map((code) => {
        const first = countPages(code) > 0 || !fallback ? path : fallback;
        return [code, localePath(code, first)] as const;
      });
    yield createScreenRoute({
      ...screen,
      path: getPagePath(path, pageNumber),
      locales,
      context: {
        ...context,
        ids: localeIds.slice(start, start + pageSize),
        basePath: localePath(locale, path),
        pageNumber,
        pageCount,
        ...(nearest.length > 0 && { nearest: Object.fromEntries(nearest) }),
      },
    });
  }
}
