import { listLocales } from "../../config/i18n";
import { hasSearch } from "../../config/publicFiles";
import type { ResolvedSite } from "../../config/types";
import type { SiteData } from "../content/data/loadData";
import { sortTags } from "./listRoutes";
import { createScreenRoute } from "./route";
import type { Route } from "./route";

/** Creates the routes of screens without a collection: not found, search, and CV if the site has one. */
export function* createScreenRoutes(
  config: ResolvedSite,
  hasBlog: boolean,
  { cv, tags }: Pick<SiteData, "cv" | "tags">,
): Generator<Route> {
  const { i18n } = config;
  for (const locale of listLocales(i18n)) {
    // No matchPath: Gatsby would list every page below it in the app's script.
    yield createScreenRoute(i18n, {
      locale,
      path: "/404",
      template: "NotFound",
      context: { isNotFound: true, hasBlog },
    });
    if (cv.length > 0)
      yield createScreenRoute(i18n, { locale, path: "/cv", template: "Cv" });
    if (hasSearch(config)) {
      yield createScreenRoute(i18n, {
        locale,
        path: "/search",
        template: "Search",
        context: {
          tagIds: sortTags(i18n, tags, locale)
            .filter(({ hasPage }) => hasPage)
            .map(({ id }) => id),
        },
        isHidden: true,
      });
    }
  }
}
