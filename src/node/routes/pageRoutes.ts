import type { Plan, PlanInput } from "../collections/collection";
import { homeName } from "../collections/pageFields";
import type { PageEntry } from "../collections/pageFields";
import { createAlternates } from "./alternates";
import { selectPosts } from "./blogRoutes";
import { selectProjects } from "./projectRoutes";
import { createEntryRoute } from "./route";

/** How many of the newest posts the home page shows. */
const postsOnHome = 4;

/** The routes of pages; the one at the site's root shows the newest posts too. */
export function createPageRoutes({ entries }: PlanInput): Plan {
  const pages = entries.filter(
    (entry): entry is PageEntry => entry.nodeType === "Page",
  );
  const alternatesOf = createAlternates(pages);
  const posts = selectPosts(entries).filter(({ isListed }) => isListed);
  const routes = pages.map((page) => {
    const isHome = page.name === homeName && page.home !== null;
    if (!isHome) return createEntryRoute(page, "Page", alternatesOf(page));
    const route = createEntryRoute(page, "Home", alternatesOf(page));
    const own = posts.filter(({ locale }) => locale === page.locale);
    const recentIds = own.slice(0, postsOnHome).map(({ id }) => id);
    const featuredIds = selectProjects(entries)
      .filter((one) => one.locale === page.locale && one.isListed)
      .filter(({ featured }) => featured)
      .map(({ id }) => id);
    const context = { ...route.context, recentIds, featuredIds };
    return { ...route, context };
  });
  const hasHome = pages.some(({ name }) => name === homeName);
  return {
    routes,
    diagnostics: hasHome
      ? []
      : [
          {
            reason: "The site has no home page.",
            fatal: false,
            file: "content/pages",
            note: 'Write content/pages/home/index.mdx; the field "home" of its front matter holds its sections.',
          },
        ],
  };
}
