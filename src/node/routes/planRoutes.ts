import { localeCodes } from "../../config/locales";
import type { Alternate } from "../../lib/routeContext";
import { docsRoutes } from "../docsSection/docsRoutes";
import { docsTagRoutes } from "../docsSection/docsTagRoutes";
import type { DocsTag } from "../docsSection/docsTagRoutes";
import type { DocsPlan } from "../docsSection/planDocs";
import { alternatesOf } from "../languages/translations";
import { recentIds } from "./listRoutes";
import type { ListedPost, ListInput, TagRef } from "./listRoutes";
import { postCompany } from "./postCompany";
import type { CompanyPost } from "./postCompany";
import { textRoute } from "./route";
import type { Route, TextRef } from "./route";
import { screenRoutes } from "./screenRoutes";

type PostRef = TextRef & ListedPost & CompanyPost;
type PageRef = TextRef & { name: string };

export type RouteInput = Omit<ListInput, "posts" | "tags"> & {
  tags: readonly (TagRef & DocsTag)[];
  /** Newest first. */
  posts: readonly PostRef[];
  pages: readonly PageRef[];
  docs: DocsPlan;
  /** Related posts of a post at most; 0 for none. */
  relatedCount: number;
};

/** How many of the newest posts the start page shows. */
const postsOnHome = 4;

export type DuplicateRoute = { path: string; first: string; second: string };

/** All routes of the site, and those that two sources claim: the first one keeps its path. */
export function planRoutes(input: RouteInput): {
  routes: Route[];
  duplicates: DuplicateRoute[];
} {
  const routes = new Map<string, Route>();
  const duplicates: DuplicateRoute[] = [];
  const isTold = beginAlike(input.docs);
  for (const route of allRoutes(input)) {
    const { path, source } = route;
    const first = routes.get(path);
    if (!first) routes.set(path, route);
    else if (!(isTold && isOfDocs(first) && isOfDocs(route))) {
      duplicates.push({ path, first: first.source, second: source });
    }
  }
  return { routes: [...routes.values()], duplicates };
}

const isOfDocs = ({ template }: Route) => template.startsWith("Doc");

/** Whether versions of docs begin at one path: that is told once, not of all their pages. */
const beginAlike = ({ versions }: DocsPlan) =>
  new Set(versions.map(({ version, locale }) => `${locale} ${version.path}`))
    .size < versions.length;

function* allRoutes(input: RouteInput): Generator<Route> {
  yield* screenRoutes(input);
  for (const [, versions] of byFolder(input.pages)) {
    const alternates = alternatesOf(versions);
    for (const page of versions) yield pageRoute(page, alternates, input);
  }
  yield* postRoutes(input);
  yield* docsRoutes(input.docs);
  yield* docsTagRoutes(input.docs, input.tags);
}

function pageRoute(
  page: PageRef,
  alternates: Alternate[],
  { posts }: RouteInput,
): Route {
  if (page.name !== "home") return textRoute(page, "Page", alternates);
  const route = textRoute(page, "Home", alternates);
  const newest = listedIn(posts, page.locale);
  route.context.recentIds = recentIds(newest, postsOnHome);
  return route;
}

/** The listed posts of a locale, newest first. */
const listedIn = (posts: readonly PostRef[], locale: string) =>
  posts.filter((post) => post.locale === locale && post.isListed);

function* postRoutes({ posts, relatedCount }: RouteInput): Generator<Route> {
  const alternates = new Map(
    [...byFolder(posts)].map(([folder, all]) => [folder, alternatesOf(all)]),
  );
  for (const locale of localeCodes) {
    const companyOf = postCompany(posts, locale, relatedCount);
    for (const post of posts.filter((one) => one.locale === locale)) {
      const versions = alternates.get(post.folder) ?? [];
      const route = textRoute(post, "BlogPost", versions);
      Object.assign(route.context, companyOf(post));
      yield route;
    }
  }
}

/** The versions of each text, by the folder that ties them together. */
function byFolder<T extends TextRef>(texts: readonly T[]): Map<string, T[]> {
  const folders = new Map<string, T[]>();
  for (const text of texts) {
    const versions = folders.get(text.folder);
    if (versions) versions.push(text);
    else folders.set(text.folder, [text]);
  }
  return folders;
}
