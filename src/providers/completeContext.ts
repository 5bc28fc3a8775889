import { stripLocale } from "../config/locales";
import type { RouteContext } from "../lib/routeContext";

/**
 * Completes what a page was planned with. Pages of plugins were not planned;
 * the not-found page stands at all unknown paths, and has the language of the
 * path: `/de/nothing` is answered in German.
 */
export function completeContext(
  context: Partial<RouteContext>,
  pathname: string,
): RouteContext {
  const { locale } = stripLocale(pathname);
  const complete = { locale, i18n: {}, alternates: [], ...context };
  return complete.isNotFound ? { ...complete, locale } : complete;
}
