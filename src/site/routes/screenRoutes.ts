import { hasSearch } from "../../config/hasSearch";
import { siteConfig } from "../../config/resolved";
import { localeCodes } from "../../config/locales";
import { createScreenRoute } from "./route";
import type { Route } from "./route";

/** Creates the routes of screens without a collection: not found, search, and CV if the site has one. */
export function* createScreenRoutes(
  hasBlog: boolean,
  hasCv: boolean,
): Generator<Route> {
  for (const locale of localeCodes) {
    // No matchPath: Gatsby would list every page below it in the app's script.
    yield createScreenRoute({
      locale,
      path: "/404",
      template: "NotFound",
      context: { isNotFound: true, hasBlog },
    });
    if (hasCv) yield createScreenRoute({ locale, path: "/cv", template: "Cv" });
    if (hasSearch(siteConfig)) {
      yield createScreenRoute({
        locale,
        path: "/search",
        template: "Search",
        context: { hasBlog },
        isHidden: true,
      });
    }
  }
}
