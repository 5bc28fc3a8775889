import type { I18n } from "../../config/i18n";
import type { EntriesByCollection } from "../collections";
import { homeName } from "../collections/pages";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { createAlternates } from "./alternates";
import { compareProjects } from "./projectRoutes";
import { createEntryRoute } from "./route";
import type { Route } from "./route";

/** Creates the routes of pages. The home page also shows posts and projects. */
export function createPageRoutes(
  i18n: I18n,
  { pages, posts, projects }: Omit<EntriesByCollection, "docs">,
): Route[] {
  const findAlternates = createAlternates(i18n, pages);
  const newest = posts.filter(({ isListed }) => isListed);
  const featured = projects
    .filter((project) => project.isListed && project.featured)
    .sort(compareProjects);
  return pages.map((page) => {
    if (page.name !== homeName || page.home === null)
      return createEntryRoute(page, findAlternates(page));
    const listIds = (entries: readonly { id: string; locale: string }[]) =>
      entries
        .filter(({ locale }) => locale === page.locale)
        .map(({ id }) => id);
    const { count } = page.home.latest;
    const written = newest.filter(({ lang, locale }) => lang === locale);
    const ownIds = listIds(written).slice(0, count);
    const route = createEntryRoute(page, findAlternates(page), {
      // Posts in the page's language come first, if there are enough.
      recentIds:
        ownIds.length === count ? ownIds : listIds(newest).slice(0, count),
      featuredIds: listIds(featured),
    });
    return { ...route, template: "Home" };
  });
}

/** Reports a site without a home page. */
export const checkHome = (pages: EntriesByCollection["pages"]): Diagnostic[] =>
  pages.some(({ name }) => name === homeName)
    ? []
    : [
        {
          reason: "The site has no home page.",
          fatal: false,
          file: "content/pages",
          note: 'Write content/pages/home/index.mdx; the field "home" of its front matter holds its sections.',
        },
      ];
