import { addLocale, listLocales, localizeText } from "../../config/i18n";
import type { ResolvedSite } from "../../config/types";
import { groupByKeys } from "../../lib/groupBy";
import type { EntriesByCollection } from "../collections";
import type { ProjectEntry } from "../collections/projectFields";
import { createAlternates } from "./alternates";
import { createEntryRoute, createScreenRoute } from "./route";
import type { Route } from "./route";

/**
 * Creates the routes of projects and of their lists; no lists for a locale without projects.
 * @param hasDraft true if menus may lead to the list before the first project is out
 */
export function createProjectRoutes(
  config: ResolvedSite,
  entries: Pick<EntriesByCollection, "projects" | "posts">,
  hasDraft: boolean,
): Route[] {
  const projects = entries.projects.toSorted(compareProjects);
  const findAlternates = createAlternates(config.i18n, projects);
  const posts = entries.posts.filter(({ isListed }) => isListed);
  const listed = projects.filter(({ isListed }) => isListed);
  const pages = projects.map((project) => {
    const { locale, id } = project;
    const relatedIds = posts
      .filter((post) => post.locale === locale)
      .filter(({ name }) => project.posts.includes(name))
      .map((post) => post.id);
    const siblings = listed.filter((other) => other.locale === locale);
    const position = siblings.findIndex((other) => other.id === id);
    const others = [...siblings.slice(position + 1), ...siblings].filter(
      (other) => other.id !== id,
    );
    const nextId = others[0]?.id ?? null;
    const context = { relatedIds, nextId };
    return createEntryRoute(project, findAlternates(project), context);
  });
  const lists = listLocales(config.i18n).flatMap((locale) =>
    createLists(config, listed, locale, hasDraft && listed.length === 0),
  );
  return [...lists, ...pages];
}

/** Orders projects by `order` of their front matter, then those without it by their end, the latest first. */
export const compareProjects = (a: ProjectEntry, b: ProjectEntry) =>
  // NaN where neither has an order.
  (a.order ?? Infinity) - (b.order ?? Infinity) ||
  getPeriodKey(b).localeCompare(getPeriodKey(a), "en") ||
  a.slug.localeCompare(b.slug, "en");

/** Returns a sort key of a period. Ongoing projects count as the latest. */
const getPeriodKey = ({ period: { from, to = "9999" } }: ProjectEntry) =>
  to + from;

/** Lists the services and technologies that a project is listed under. */
const listFilters = ({ services, technologies }: ProjectEntry) => [
  ...services.map((key) => `for/${key}`),
  ...technologies.map(({ slug }) => `with/${slug}`),
];

/** Creates the list of all projects of a locale, and one for each service and technology. */
function createLists(
  { i18n, projects: { services } }: ResolvedSite,
  projects: readonly ProjectEntry[],
  locale: string,
  isEmptyShown: boolean,
): Route[] {
  const inLocale = projects.filter((project) => project.locale === locale);
  if (inLocale.length === 0 && !isEmptyShown) return [];
  const groups = groupByKeys(inLocale, listFilters);
  const serviceFilters = Object.entries(services).map(
    ([key, { label }]) =>
      [`for/${key}`, localizeText(i18n, label, locale)] as const,
  );
  const localeCodes = listLocales(i18n);
  const technologies = new Map(
    inLocale
      .flatMap((project) => project.technologies)
      .map(({ slug, name }) => [`with/${slug}`, name]),
  );
  const countIn = (key: string) => groups.get(key)?.length ?? 0;
  const filters = [
    ...serviceFilters.filter(([key]) => groups.has(key)),
    // The most used come first.
    ...[...technologies].sort(([a], [b]) => countIn(b) - countIn(a)),
  ].map(([key, label]) => ({ key, label, count: countIn(key) }));
  const createList = (listedProjects: readonly ProjectEntry[], key?: string) =>
    createScreenRoute(i18n, {
      locale,
      path: key === undefined ? "/projects" : `/projects/${key}`,
      template: "Projects",
      locales: localeCodes.filter(
        (code) =>
          isEmptyShown ||
          projects.some(
            (project) =>
              project.locale === code &&
              (!key || listFilters(project).includes(key)),
          ),
      ),
      // Search engines have the list of all projects, which shows the same.
      isHidden: key !== undefined,
      context: {
        ids: listedProjects.map(({ id }) => id),
        nearest: Object.fromEntries(
          localeCodes.map((code) => [code, addLocale(i18n, code, "/projects")]),
        ),
        projects: { key, count: inLocale.length, filters },
      },
    });
  return [
    createList(inLocale),
    ...[...groups].map(([key, ofGroup]) => createList(ofGroup, key)),
  ];
}
