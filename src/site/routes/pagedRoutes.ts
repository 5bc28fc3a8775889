import { addLocale, listLocales } from "../../config/i18n";
import type { I18n } from "../../config/i18n";
import { getPagePath } from "../../lib/address";
import { createScreenRoute } from "./route";
import type { Route } from "./route";

type PagedList = {
  screen: Parameters<typeof createScreenRoute>[1];
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
export function* createPagedRoutes(
  i18n: I18n,
  list: PagedList,
): Generator<Route> {
  const { screen, ids, pageSize, fallback } = list;
  const { locale, path, context } = screen;
  const localeCodes = listLocales(i18n);
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
        return [code, addLocale(i18n, code, first)] as const;
      });
    yield createScreenRoute(i18n, {
      ...screen,
      path: getPagePath(path, pageNumber),
      locales,
      context: {
        ...context,
        ids: localeIds.slice(start, start + pageSize),
        basePath: addLocale(i18n, locale, path),
        pageNumber,
        pageCount,
        ...(nearest.length > 0 && { nearest: Object.fromEntries(nearest) }),
      },
    });
  }
}
