import { localize } from "../../config/localize";
import { localeCodes, localePath } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import type { Plan, PlanInput } from "../collections/collection";
import type { ProjectEntry } from "../collections/projectFields";
import type { Entry } from "../content/entry";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { suggest } from "../diagnostics/suggest";
import { createAlternates } from "./alternates";
import { selectPosts } from "./blogRoutes";
import { createEntryRoute, createScreenRoute } from "./route";

/** The routes of projects and of the lists that show them; none where there are no projects. */
export function createProjectRoutes(input: PlanInput): Plan {
  const projects = selectProjects(input.entries);
  const alternatesOf = createAlternates(projects);
  const allListed = projects.filter(({ isListed }) => isListed);
  const posts = selectPosts(input.entries).filter(({ isListed }) => isListed);
  const routes = localeCodes.flatMap((locale) => {
    const own = projects.filter((project) => project.locale === locale);
    const listed = allListed.filter((project) => project.locale === locale);
    const pages = own.map((project) => {
      const route = createEntryRoute(project, "Project", alternatesOf(project));
      const relatedIds = project.posts.flatMap(
        (name) =>
          posts.find(
            (post) => post.folder === `blog/${name}` && post.locale === locale,
          )?.id ?? [],
      );
      const nextId = findNext(listed, project);
      return { ...route, context: { ...route.context, relatedIds, nextId } };
    });
    const lists = listed.length > 0 ? createLists(allListed, locale) : [];
    return [...lists, ...pages];
  });
  return { routes, diagnostics: checkPosts(projects, input) };
}

/** The projects among all entries, in the order of lists. */
export const selectProjects = (entries: readonly Entry[]) =>
  entries
    .filter((entry): entry is ProjectEntry => entry.nodeType === "Project")
    .sort(inOrder);

/** By the place in their front matter; those without one follow, the latest first. */
const inOrder = (a: ProjectEntry, b: ProjectEntry) =>
  (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER) ||
  endOf(b).localeCompare(endOf(a)) ||
  a.slug.localeCompare(b.slug);

/** What is still going on comes first. */
const endOf = ({ period: { from, to = "9999" } }: ProjectEntry) => to + from;

/** The next one in the list, after the last the first; null if there is no other. */
function findNext(listed: readonly ProjectEntry[], { id }: ProjectEntry) {
  const others = listed.filter((project) => project.id !== id);
  const at = listed.findIndex((project) => project.id === id);
  return (others[at] ?? others[0])?.id ?? null;
}

type List = {
  label: string;
  path: string;
  holds: (project: ProjectEntry) => boolean;
};

/** All projects of a locale, then those of each service and technology. */
function createLists(projects: readonly ProjectEntry[], locale: string) {
  const own = projects.filter((project) => project.locale === locale);
  const services = Object.entries(siteConfig.projects.services)
    .map(([key, { label }]): List => ({
      label: localize(label, locale),
      path: `/projects/for/${key}`,
      holds: (project) => project.services.includes(key),
    }))
    .filter(({ holds }) => own.some(holds));
  const named = own.flatMap((project) => project.technologies);
  const technologies = [...new Map(named.map(({ slug, name }) => [slug, name]))]
    .map(([slug, label]): List => ({
      label,
      path: `/projects/with/${slug}`,
      holds: (project) => project.technologies.some((one) => one.slug === slug),
    }))
    .sort((a, b) => countIn(own, b) - countIn(own, a));
  const toFilter = (list: List) => ({
    label: list.label,
    path: localePath(locale, list.path),
    count: countIn(own, list),
  });
  const about = {
    count: own.length,
    services: services.map(toFilter),
    technologies: technologies.map(toFilter),
  };
  const createRoute = (
    { path, holds, label }: List,
    by?: "service" | "technology",
  ) =>
    createScreenRoute({
      locale,
      path,
      template: "Projects",
      locales: localeCodes.filter((code) =>
        projects.some((one) => one.locale === code && holds(one)),
      ),
      // The same projects again: search engines have the whole list.
      isHidden: by !== undefined,
      context: {
        ids: own.filter(holds).map(({ id }) => id),
        projects: { ...about, ...(by && { filter: { by, label } }) },
      },
    });
  return [
    createRoute({ label: "", path: "/projects", holds: () => true }),
    ...services.map((list) => createRoute(list, "service")),
    ...technologies.map((list) => createRoute(list, "technology")),
  ];
}

const countIn = (projects: readonly ProjectEntry[], { holds }: List) =>
  projects.filter(holds).length;

/** Reports posts that projects name and that are not there; drafts and planned ones are. */
function checkPosts(
  projects: readonly ProjectEntry[],
  { entries, hidden }: PlanInput,
): Diagnostic[] {
  const known = [...entries, ...hidden]
    .filter(({ area }) => area === "blog")
    .map(({ name }) => name);
  return projects
    .filter(({ isFallback }) => !isFallback)
    .flatMap(({ posts, sourcePath, lines }) =>
      posts
        .filter((name) => !known.includes(name))
        .map((name) => ({
          reason: `There is no post "${name}".`,
          fatal: true,
          file: sourcePath,
          line: lines.posts,
          field: "posts",
          actual: name,
          expected: ["names of folders in content/blog"],
          note: suggest(name, known),
        })),
    );
}
