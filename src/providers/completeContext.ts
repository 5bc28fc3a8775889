import { stripLocale } from "../config/locales";
import type { RouteContext } from "../lib/routeContext";

/**
 * Completes the context of pages of plugins, which were not planned, and of the
 * not-found page, whose path decides the language: `/de/nothing` is in German.
 */
export function completeContext(
  context: Partial<RouteContext>,
  pathname: string,
): RouteContext {
  const { locale } = stripLocale(pathname);
  const complete = { locale, i18n: {}, alternates: [], ...context };
  return complete.isNotFound ? { ...complete, locale } : complete;
}
