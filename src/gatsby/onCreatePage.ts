import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { defaultLocale } from "../config/locales";
import { siteConfig } from "../config/resolved";
import type { RouteContext } from "../lib/routeContext";
import { projectRoot } from "./projectRoot";
import { listScreenAlternates } from "../site/routes/alternates";

/** The context of a page that gatsby-plugin-react-i18next has created for a language. */
type PluginContext = { i18n?: { language?: string; originalPath?: string } };

/**
 * Adds the context that the shell needs to pages that createPages did not plan:
 * those of src/pages, which gatsby-plugin-react-i18next creates in every
 * language, and in develop the page of unknown addresses.
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
      alternates: listScreenAlternates(siteConfig.i18n, "/404"),
      isNotFound: true,
    };
    const component = path.join(root, "src/theme/templates/NotFound.tsx");
    actions.createPage({ ...page, component, context });
    return;
  }
  const { i18n } = (page.context ?? {}) as PluginContext;
  const { language, originalPath } = i18n ?? {};
  if (language === undefined || originalPath === undefined) return;
  const context = {
    ...page.context,
    locale: language,
    alternates: listScreenAlternates(
      siteConfig.i18n,
      originalPath.replace(/(?<=.)\/$/, ""),
    ),
  };
  actions.createPage({ ...page, context });
};
