import type { BaseEntry } from "../content/entry";
import { localeCodes, localePath } from "../../config/locales";
import type { Alternate, RouteContext } from "../../lib/routeContext";

export type Route = {
  path: string;
  /** The file in src/templates. */
  template: string;
  context: RouteContext;
  /** Where the route comes from, as messages print it. */
  source: string;
  /** The source file, for an entry whose imports webpack compiles. */
  contentFile?: string;
};

const contextFor = (locale: string, alternates: Alternate[]): RouteContext => ({
  locale,
  i18n: {},
  alternates,
});

type Screen = {
  locale: string;
  /** Path without the locale's own. */
  path: string;
  template: string;
  /** Locales that have the screen; all of them unless given. */
  locales?: readonly string[];
  /** True for a screen that search engines should pass by. */
  isHidden?: boolean;
  context?: Partial<RouteContext>;
};

/** A screen that exists under one path in several locales. */
export function createScreenRoute(screen: Screen): Route {
  const { locale, path, template, locales = localeCodes, context } = screen;
  const hidden = screen.isHidden ? { isHidden: true as const } : {};
  const alternates = locales.map((code) => ({
    locale: code,
    path: localePath(code, path),
    isFallback: false,
    ...hidden,
  }));
  const own = localePath(locale, path);
  return {
    path: own,
    template,
    source: `the screen ${template}`,
    context: { ...contextFor(locale, alternates), ...context },
  };
}

/** The route of an entry's page; `alternates` are the same entry in every locale. */
export function createEntryRoute(
  entry: BaseEntry,
  alternates: Alternate[],
  context?: Partial<RouteContext>,
): Route {
  const { id, isRich, locale, nodeType, path, sourcePath } = entry;
  return {
    path,
    template: nodeType,
    source: sourcePath,
    context: { ...contextFor(locale, alternates), id, ...context },
    contentFile: isRich ? sourcePath : undefined,
  };
}
