import { localeCodes, stripLocale } from "../../config/locales";
import { screenRoute, textRoute } from "./route";
import type { Route, TextRef } from "./route";

type PostRef = TextRef & {
  authorKeys: readonly string[];
  isListed: boolean;
};
type PageRef = TextRef & { name: string };
type AuthorRef = {
  id: string;
  key: string;
  locale: string;
  /** Null for authors without a page. */
  path: string | null;
};

export type RouteInput = {
  /** Newest first. */
  posts: readonly PostRef[];
  pages: readonly PageRef[];
  authors: readonly AuthorRef[];
  /** Posts on one page of a list, at least 1. */
  postsPerPage: number;
};

export type DuplicateRoute = { path: string; first: string; second: string };

/** All routes of the site, and those that two sources claim: the first one keeps its path. */
export function planRoutes(input: RouteInput): {
  routes: Route[];
  duplicates: DuplicateRoute[];
} {
  const routes = new Map<string, Route>();
  const duplicates: DuplicateRoute[] = [];
  for (const route of allRoutes(input)) {
    const { path, source } = route;
    const first = routes.get(path);
    if (first) duplicates.push({ path, first: first.source, second: source });
    else routes.set(path, route);
  }
  return { routes: [...routes.values()], duplicates };
}

function* allRoutes(input: RouteInput): Generator<Route> {
  for (const locale of localeCodes) yield* screens(locale, input);
  for (const [, versions] of byFolder(input.pages)) {
    for (const page of versions) {
      yield textRoute(page, page.name === "home" ? "Home" : "Page", versions);
    }
  }
  yield* postRoutes(input);
}

function* screens(locale: string, input: RouteInput): Generator<Route> {
  const { posts, authors, postsPerPage } = input;
  const counts = localeCodes.map(
    (code) => [code, listedIn(posts, code)] as const,
  );
  const own = listedIn(posts, locale);
  yield* listRoutes({ locale, path: "/blog", template: "BlogList" }, own, {
    postsPerPage,
    totals: counts.map(([code, all]) => [code, all.length]),
  });
  yield screenRoute({ locale, path: "/blog/archive", template: "Archive" });
  yield screenRoute({ locale, path: "/blog/authors", template: "AuthorList" });
  for (const { id, key, path } of authors.filter(
    (one) => one.locale === locale,
  )) {
    if (path === null) continue;
    const isTheirs = (post: PostRef) => post.authorKeys.includes(key);
    yield* listRoutes(
      {
        locale,
        path: stripLocale(path).path,
        template: "Author",
        context: { id },
      },
      own.filter(isTheirs),
      {
        postsPerPage,
        totals: counts.map(([code, all]) => [
          code,
          all.filter(isTheirs).length,
        ]),
      },
    );
  }
  // No matchPath: Gatsby would list every page below it in the app's script.
  yield screenRoute({
    locale,
    path: "/404",
    template: "NotFound",
    context: { isNotFound: true },
  });
}

const listedIn = (posts: readonly PostRef[], locale: string) =>
  posts.filter((post) => post.locale === locale && post.isListed);

type Paging = {
  postsPerPage: number;
  /** Posts in the same list of each locale: they need not have equally many pages. */
  totals: readonly (readonly [locale: string, posts: number])[];
};

/** A list needs a page even when it has no posts. */
const pagesFor = (posts: number, postsPerPage: number) =>
  Math.max(1, Math.ceil(posts / postsPerPage));

/** The pages of a list: `/blog`, then `/blog/page/2` and so on. */
function* listRoutes(
  screen: Parameters<typeof screenRoute>[0],
  posts: readonly PostRef[],
  { postsPerPage, totals }: Paging,
): Generator<Route> {
  const pageCount = pagesFor(posts.length, postsPerPage);
  for (let pageNumber = 1; pageNumber <= pageCount; pageNumber++) {
    const start = (pageNumber - 1) * postsPerPage;
    const ids = posts.slice(start, start + postsPerPage).map(({ id }) => id);
    const { path, context } = screen;
    yield screenRoute({
      ...screen,
      path: pageNumber === 1 ? path : `${path}/page/${pageNumber}`,
      locales: totals
        .filter(([, total]) => pagesFor(total, postsPerPage) >= pageNumber)
        .map(([code]) => code),
      context: { ...context, ids, pageNumber, pageCount },
    });
  }
}

function* postRoutes({ posts }: RouteInput): Generator<Route> {
  const folders = byFolder(posts);
  for (const locale of localeCodes) {
    const listed = listedIn(posts, locale);
    const places = new Map(listed.map((post, index) => [post, index]));
    for (const post of posts.filter((one) => one.locale === locale)) {
      const versions = folders.get(post.folder) ?? [];
      const route = textRoute(post, "BlogPost", versions);
      // Who is not in the row has no neighbours.
      const place = places.get(post) ?? NaN;
      route.context.newerId = listed[place - 1]?.id ?? null;
      route.context.olderId = listed[place + 1]?.id ?? null;
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
