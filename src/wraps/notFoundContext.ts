import { stripLocale } from "../config/locales";
import type { RouteContext } from "../lib/routeContext";

/**
 * Gatsby has one not-found page for all unknown paths. This gives it the
 * language of the path: `/de/nothing` is answered in German.
 */
export function notFoundContext(
  context: RouteContext,
  pathname: string,
): RouteContext {
  const { locale } = stripLocale(pathname);
  if (!context.isNotFound || context.locale === locale) return context;
  return { ...context, locale };
}
