import { localize } from "../../config/localize";
import { localeCodes, localePath } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import { groupByKeys } from "../../lib/groupBy";
import type { EntriesByCollection } from "../collections";
import type { ProjectEntry } from "../collections/projectFields";
import { createAlternates } from "./alternates";
import { createEntryRoute, createScreenRoute } from "./route";
import type { Route } from "./route";

/** The routes of projects and of the lists that show them; none where there are no projects. */
export function createProjectRoutes(
  entries: Pick<EntriesByCollection, "projects" | "posts">,
): Route[] {
  const projects = entries.projects.toSorted(byPlace);
  const alternatesOf = createAlternates(projects);
  const posts = entries.posts.filter(({ isListed }) => isListed);
  const listed = projects.filter(({ isListed }) => isListed);
  const pages = projects.map((project) => {
    const { locale, id } = project;
    const relatedIds = posts
      .filter((post) => post.locale === locale)
      .filter(({ name }) => project.posts.includes(name))
      .map((post) => post.id);
    const all = listed.filter((one) => one.locale === locale);
    const at = all.findIndex((one) => one.id === id);
    const others = [...all.slice(at + 1), ...all].filter(
      (one) => one.id !== id,
    );
    const nextId = others[0]?.id ?? null;
    const context = { relatedIds, nextId };
    return createEntryRoute(project, alternatesOf(project), context);
  });
  const lists = localeCodes.flatMap((locale) => createLists(listed, locale));
  return [...lists, ...pages];
}

/** Orders projects by the place in their front matter; those without one follow, the latest first. */
export const byPlace = (a: ProjectEntry, b: ProjectEntry) =>
  (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER) ||
  endOf(b).localeCompare(endOf(a), "en") ||
  a.slug.localeCompare(b.slug, "en");

/** What is still going on comes first. */
const endOf = ({ period: { from, to = "9999" } }: ProjectEntry) => to + from;

/** The lists that a project is in beside the one of all. */
const keysOf = ({ services, technologies }: ProjectEntry) => [
  ...services.map((key) => `for/${key}`),
  ...technologies.map(({ slug }) => `with/${slug}`),
];

/** All projects of a locale, then those of each service and technology. */
function createLists(
  projects: readonly ProjectEntry[],
  locale: string,
): Route[] {
  const own = projects.filter((project) => project.locale === locale);
  if (own.length === 0) return [];
  const groups = groupByKeys(own, keysOf);
  const services = Object.entries(siteConfig.projects.services).map(
    ([key, { label }]) => [`for/${key}`, localize(label, locale)] as const,
  );
  const technologies = new Map(
    own
      .flatMap((project) => project.technologies)
      .map(({ slug, name }) => [`with/${slug}`, name]),
  );
  const countOf = (key: string) => groups.get(key)?.length ?? 0;
  const filters = [
    ...services.filter(([key]) => groups.has(key)),
    // The most used first.
    ...[...technologies].sort(([a], [b]) => countOf(b) - countOf(a)),
  ].map(([key, label]) => ({ key, label, count: countOf(key) }));
  const createList = (shown: readonly ProjectEntry[], key?: string) =>
    createScreenRoute({
      locale,
      path: key === undefined ? "/projects" : `/projects/${key}`,
      template: "Projects",
      locales: localeCodes.filter((code) =>
        projects.some(
          (one) => one.locale === code && (!key || keysOf(one).includes(key)),
        ),
      ),
      // The same projects again: search engines have the list of all.
      isHidden: key !== undefined,
      context: {
        ids: shown.map(({ id }) => id),
        nearest: Object.fromEntries(
          localeCodes.map((code) => [code, localePath(code, "/projects")]),
        ),
        projects: { key, count: own.length, filters },
      },
    });
  return [
    createList(own),
    ...[...groups].map(([key, shown]) => createList(shown, key)),
  ];
}
