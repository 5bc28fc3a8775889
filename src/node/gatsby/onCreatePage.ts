import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { defaultLocale, localeCodes, localePath } from "../../config/locales";
import type { RouteContext } from "../../lib/routeContext";
import { projectRoot } from "../paths";

/** What gatsby-plugin-react-i18next tells a page that it has made for a language. */
type PluginContext = { i18n?: { language?: string; originalPath?: string } };

/** A page that every language has, by its path without a locale. */
export const alternatesOf = (own: string): RouteContext["alternates"] =>
  localeCodes.map((locale) => ({
    locale,
    path: localePath(locale, own),
    isFallback: false,
  }));

/**
 * Gives pages that createPages did not plan what the shell around them needs.
 * Those of src/pages exist in every language, by gatsby-plugin-react-i18next;
 * in develop, the page for unknown addresses is the site's own.
 */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({
  page,
  actions,
  store,
}) => {
  const root = projectRoot(store);
  if (/^\/dev-404-page\/?$/.test(page.path)) {
    const context: RouteContext = {
      locale: defaultLocale,
      i18n: {},
      alternates: alternatesOf("/404"),
      isNotFound: true,
    };
    const component = path.join(root, "src/templates/NotFound.tsx");
    actions.createPage({ ...page, component, context });
    return;
  }
  const { i18n } = (page.context ?? {}) as PluginContext;
  const { language, originalPath } = i18n ?? {};
  if (language === undefined || originalPath === undefined) return;
  const context = {
    ...page.context,
    locale: language,
    alternates: alternatesOf(originalPath.replace(/(?<=.)\/$/, "")),
  };
  actions.createPage({ ...page, context });
};
