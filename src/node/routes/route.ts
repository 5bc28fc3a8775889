import { localeCodes, localePath } from "../../config/locales";
import type { Alternate, RouteContext } from "../../lib/routeContext";

export type TemplateName =
  | "Home"
  | "Page"
  | "Doc"
  | "DocsTags"
  | "DocsIndex"
  | "BlogList"
  | "BlogPost"
  | "Archive"
  | "AuthorList"
  | "Author"
  | "TagList"
  | "Search"
  | "NotFound";

export type Route = {
  path: string;
  template: TemplateName;
  context: RouteContext;
  /** Where the route comes from, as messages name it. */
  source: string;
  /** Source file that webpack compiles itself, for texts with imports of their own. */
  contentFile?: string;
};

/** A text as planning sees it: a node's few fields that routes depend on. */
export type TextRef = {
  id: string;
  locale: string;
  /** Locale its text is written in; differs from locale in a stand-in. */
  lang: string;
  folder: string;
  path: string;
  isStandIn: boolean;
  isRich: boolean;
  sourcePath: string;
  /** Whether lists show it; pages have no lists to be in. */
  isListed?: boolean;
  /** Address of the original, where this is a copy. */
  canonical?: string | null;
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
  template: TemplateName;
  /** Locales that have the screen; all of them unless given. */
  locales?: readonly string[];
  /** True for a screen that search engines should pass by. */
  isHidden?: boolean;
  context?: Partial<RouteContext>;
};

/** A screen that exists under one path in several locales. */
export function screenRoute(screen: Screen): Route {
  const { locale, path, template, locales = localeCodes, context } = screen;
  const hidden = screen.isHidden ? { isHidden: true as const } : {};
  const alternates = locales.map((code) => ({
    locale: code,
    path: localePath(code, path),
    isStandIn: false,
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

/** A text's page; `alternates` are the same text in every locale. */
export function textRoute(
  text: TextRef,
  template: TemplateName,
  alternates: Alternate[],
): Route {
  return {
    path: text.path,
    template,
    source: text.sourcePath,
    context: { ...contextFor(text.locale, alternates), id: text.id },
    contentFile: text.isRich ? text.sourcePath : undefined,
  };
}
