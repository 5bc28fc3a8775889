import { localize } from "../../config/localize";
import { localeCodes, localePath } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import { groupByKeys } from "../../lib/groupBy";
import type { EntriesByCollection } from "../collections";
import type { ProjectEntry } from "../collections/projectFields";
import { createAlternates } from "./alternates";
import { createEntryRoute, createScreenRoute } from "./route";
import type { Route } from "./route";

/** Creates the routes of projects and of their lists; no lists for a locale without projects. */
export function createProjectRoutes(
  entries: Pick<EntriesByCollection, "projects" | "posts">,
): Route[] {
  const projects = entries.projects.toSorted(compareProjects);
  const findAlternates = createAlternates(projects);
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
  const lists = localeCodes.flatMap((locale) => createLists(listed, locale));
  return [...lists, ...pages];
}

/** Orders projects by `order` of their front matter, then those without it by their end, the latest first. */
export const compareProjects = (a: ProjectEntry, b: ProjectEntry) =>
  (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER) ||
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
  projects: readonly ProjectEntry[],
  locale: string,
): Route[] {
  const inLocale = projects.filter((project) => project.locale === locale);
  if (inLocale.length === 0) return [];
  const groups = groupByKeys(inLocale, listFilters);
  const services = Object.entries(siteConfig.projects.services).map(
    ([key, { label }]) => [`for/${key}`, localize(label, locale)] as const,
  );
  const technologies = new Map(
    inLocale
      .flatMap((project) => project.technologies)
      .map(({ slug, name }) => [`with/${slug}`, name]),
  );
  const countIn = (key: string) => groups.get(key)?.length ?? 0;
  const filters = [
    ...services.filter(([key]) => groups.has(key)),
    // The most used come first.
    ...[...technologies].sort(([a], [b]) => countIn(b) - countIn(a)),
  ].map(([key, label]) => ({ key, label, count: countIn(key) }));
  const createList = (shown: readonly ProjectEntry[], key?: string) =>
    createScreenRoute({
      locale,
      path: key === undefined ? "/projects" : `/projects/${key}`,
      template: "Projects",
      locales: localeCodes.filter((code) =>
        projects.some(
          (project) =>
            project.locale === code &&
            (!key || listFilters(project).includes(key)),
        ),
      ),
      // Search engines have the list of all projects, which shows the same.
      isHidden: key !== undefined,
      context: {
        ids: shown.map(({ id }) => id),
        nearest: Object.fromEntries(
          localeCodes.map((code) => [code, localePath(code, "/projects")]),
        ),
        projects: { key, count: inLocale.length, filters },
      },
    });
  return [
    createList(inLocale),
    ...[...groups].map(([key, shown]) => createList(shown, key)),
  ];
}
