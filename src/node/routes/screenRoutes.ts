import { hasSearch } from "../../config/hasSearch";
import { localeCodes } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import { listRoutes } from "./listRoutes";
import type { ListInput } from "./listRoutes";
import { screenRoute } from "./route";
import type { Route } from "./route";

/** The pages that the site has by itself: lists, the search, the one for what is not there. */
export function* screenRoutes(input: ListInput): Generator<Route> {
  yield* listRoutes(input);
  for (const locale of localeCodes) {
    // No matchPath: Gatsby would list every page below it in the app's script.
    yield screenRoute({
      locale,
      path: "/404",
      template: "NotFound",
      context: { isNotFound: true },
    });
    if (hasSearch(siteConfig)) {
      yield screenRoute({
        locale,
        path: "/search",
        template: "Search",
        isHidden: true,
      });
    }
  }
}
