import { collectionsOf } from "../docsSection/collectionsOf";
import { planDocs } from "../docsSection/planDocs";
import { docRef } from "../docsSection/testing/docRef";
import { planRoutes } from "./planRoutes";
import type { RouteInput } from "./planRoutes";

const post = (locale: string, slug: string, lang = locale) => ({
  id: `${slug} ${locale}`,
  locale,
  folder: `blog/${slug}`,
  path: `${locale === "en" ? "" : "/de"}/blog/${slug}`,
  isStandIn: lang !== locale,
  isRich: false,
  sourcePath: `content/blog/${slug}/${lang}.mdx`,
  slug,
  lang,
  publishedAt: "2026-03-14T00:00:00.000Z",
  seriesKey: null as string | null,
  seriesOrder: null,
  authorKeys: ["alex"],
  tagKeys: ["craft"],
  terms: "",
  isListed: true,
  isPinned: false,
});
const page = (locale: string, name: string) => ({
  ...post(locale, name),
  name,
  path:
    name === "home"
      ? locale === "en"
        ? "/"
        : "/de"
      : `${locale === "en" ? "" : "/de"}/${name}`,
});
const pathIn = (locale: string, path: string) =>
  locale === "en" ? path : `/${locale}${path}`;
const author = (
  locale: string,
  path: string | null = "/blog/authors/alex",
) => ({
  id: `alex ${locale}`,
  key: "alex",
  locale,
  path: path && pathIn(locale, path),
});

const plan = (input: Partial<RouteInput> = {}) =>
  planRoutes({
    posts: [],
    pages: [],
    docs: { collections: [], versions: [] },
    authors: [],
    tags: [],
    postsPerPage: 2,
    sidebarCount: 5,
    relatedCount: 0,
    ...input,
  });
const paths = (input: Partial<RouteInput>) =>
  plan(input).routes.map((route) => route.path);

test("an empty site has its screens in every locale", () => {
  const screens = ["/blog", "/blog/archive", "/blog/authors", "/blog/tags"];
  const all = [...screens, "/404", "/search"];
  expect(paths({}).sort()).toEqual(
    [...all, ...all.map((path) => `/de${path}`)].sort(),
  );
});

test("every route of the specification", () => {
  const all = paths({
    posts: [post("en", "first-blog-post"), post("de", "first-blog-post")],
    pages: ["home", "about", "privacy", "imprint"].flatMap((name) => [
      page("en", name),
      page("de", name),
    ]),
    authors: [author("de"), { ...author("de"), key: "kim", path: null }],
  });
  expect(all).toEqual(
    expect.arrayContaining([
      "/de",
      "/de/about",
      "/de/privacy",
      "/de/imprint",
      "/de/blog",
      "/de/blog/archive",
      "/de/blog/authors",
      "/de/blog/authors/alex",
      "/de/blog/first-blog-post",
      "/",
      "/blog/first-blog-post",
    ]),
  );
});

test("a post knows its neighbours and its other languages", () => {
  const posts = [
    post("en", "new"),
    post("en", "old"),
    post("de", "new", "en"),
    post("de", "old"),
  ];
  const { routes } = plan({ posts });
  const find = (path: string) => routes.find((route) => route.path === path);
  expect(find("/blog/new")?.context).toMatchObject({
    newerId: null,
    olderId: "old en",
    alternates: [
      { locale: "en", path: "/blog/new", isStandIn: false },
      { locale: "de", path: "/de/blog/new", isStandIn: true, lang: "en" },
    ],
  });
  expect(find("/de/blog/old")?.context).toMatchObject({ newerId: "new de" });
});

test("the first of two sources keeps a path, and both are named", () => {
  const twin = { ...post("en", "a"), folder: "blog/b", sourcePath: "second" };
  const { routes, duplicates } = plan({ posts: [post("en", "a"), twin] });
  expect(routes.filter(({ path }) => path === "/blog/a")).toHaveLength(1);
  expect(duplicates).toEqual([
    { path: "/blog/a", first: "content/blog/a/en.mdx", second: "second" },
  ]);
});

test("a post must not take a screen's path", () => {
  const { duplicates } = plan({ posts: [post("en", "archive")] });
  expect(duplicates).toEqual([
    {
      path: "/blog/archive",
      first: "the screen Archive",
      second: "content/blog/archive/en.mdx",
    },
  ]);
});

test("nothing is said of the pages of docs that begin at one path", () => {
  const docs = [
    docRef("docs/a.md", { tagKeys: ["craft"] }),
    docRef("docs-api/b.md", { tagKeys: ["craft"] }),
  ];
  const areas = docs.map(({ area }) => area);
  const clash = planDocs({
    docs,
    collections: collectionsOf(areas, { api: { path: "/docs" } }),
  });
  expect(plan({ docs: clash.plan }).duplicates).toEqual([]);
  const start = { ...page("en", "docs"), path: "/docs" };
  const { duplicates } = plan({ docs: clash.plan, pages: [start] });
  expect(duplicates.map(({ path }) => path)).toEqual(["/docs", "/docs"]);
});

test("each locale has a not-found page", () => {
  const notFound = plan().routes.filter(({ context }) => context.isNotFound);
  expect(notFound.map(({ path }) => path)).toEqual(["/404", "/de/404"]);
});

test("an unlisted post has a page and its language versions, but stands in no list and has no neighbours", () => {
  const hidden = { ...post("en", "b"), isListed: false };
  const { routes } = plan({
    posts: [post("en", "a"), hidden, post("en", "c")],
    authors: [author("en")],
    postsPerPage: 1,
  });
  const ids = routes.flatMap(({ context }) => context.ids ?? []);
  expect(ids).not.toContain(hidden.id);
  expect(ids.filter((id) => id === "a en")).toHaveLength(2);
  expect(routes.map(({ path }) => path)).not.toContain("/blog/page/3");
  const contextOf = (path: string) =>
    routes.find((route) => route.path === path)?.context;
  expect(contextOf("/blog/b")).toMatchObject({ newerId: null, olderId: null });
  expect(contextOf("/blog/b")?.alternates).toHaveLength(1);
  expect(contextOf("/blog/a")).toMatchObject({ olderId: "c en" });
  expect(contextOf("/blog/c")).toMatchObject({ newerId: "a en" });
});

test("tells versions apart that search engines should not list", () => {
  const posts = [
    { ...post("en", "a"), isListed: false },
    post("de", "a"),
    { ...post("en", "b"), canonical: "https://elsewhere.example/b" },
  ];
  const versionsOf = (path: string) =>
    plan({ posts })
      .routes.find((route) => route.path === path)
      ?.context.alternates.map(({ locale, isHidden }) => [locale, isHidden]);
  expect(versionsOf("/blog/a")).toEqual([
    ["en", true],
    ["de", undefined],
  ]);
  expect(versionsOf("/blog/b")).toEqual([["en", true]]);
});
