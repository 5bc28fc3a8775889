import { addLocale } from "../../config/i18n";
import type { I18n } from "../../config/i18n";
import type { Alternate, PlannedContext } from "../../lib/routeContext";
import type { BaseEntry } from "../content/entry";
import { listScreenAlternates } from "./alternates";

export type Route = {
  path: string;
  /** The file in src/theme/templates. */
  template: string;
  context: PlannedContext;
  /** The origin of the route, as messages print it. */
  source: string;
  /** The source file, for an entry whose imports webpack compiles. */
  contentFile?: string;
};

type Screen = {
  locale: string;
  /** The path without the locale. */
  path: string;
  template: string;
  /** The locales that have the screen. Default: all. */
  locales?: readonly string[];
  /** True for a screen that search engines should not list. */
  isHidden?: boolean;
  context?: Partial<PlannedContext>;
};

/** Creates the route of a screen that has the same path in several locales. */
export function createScreenRoute(i18n: I18n, screen: Screen): Route {
  const { locale, path, template, locales, isHidden, context } = screen;
  const alternates = listScreenAlternates(i18n, path, locales, isHidden);
  return {
    path: addLocale(i18n, locale, path),
    template,
    source: `the screen ${template}`,
    context: { locale, i18n: {}, alternates, ...context },
  };
}

/** Creates the route of an entry's page; `alternates` are the translations of the entry. */
export function createEntryRoute(
  entry: BaseEntry,
  alternates: Alternate[],
  context?: Partial<PlannedContext>,
): Route {
  const { id, isRich, locale, nodeType, path, sourcePath } = entry;
  return {
    path,
    template: nodeType,
    source: sourcePath,
    context: { locale, i18n: {}, alternates, id, ...context },
    contentFile: isRich ? sourcePath : undefined,
  };
}
