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
  authorKeys: ["alex"],
  isListed: true,
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

const plan = (input: Partial<RouteInput> = {}) =>
  planRoutes({ posts: [], pages: [], authors: [], postsPerPage: 2, ...input });
const paths = (input: Partial<RouteInput>) =>
  plan(input).routes.map((route) => route.path);

test("an empty site has its screens in every locale", () => {
  expect(paths({})).toEqual([
    "/blog",
    "/blog/archive",
    "/blog/authors",
    "/404",
    "/de/blog",
    "/de/blog/archive",
    "/de/blog/authors",
    "/de/404",
  ]);
});

test("every route of the specification", () => {
  const all = paths({
    posts: [post("en", "first-blog-post"), post("de", "first-blog-post")],
    pages: ["home", "about", "privacy", "imprint"].flatMap((name) => [
      page("en", name),
      page("de", name),
    ]),
    authors: [
      { id: "a", key: "alex", locale: "de", path: "/de/blog/authors/alex" },
      { id: "b", key: "kim", locale: "de", path: null },
    ],
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

test("lists are cut into pages, and none is lost", () => {
  const posts = Array.from({ length: 1001 }, (_, n) => post("en", `p${n}`));
  const lists = plan({ posts }).routes.filter(
    ({ template, context }) =>
      template === "BlogList" && context.locale === "en",
  );
  expect(lists).toHaveLength(501);
  expect(lists[1]?.path).toBe("/blog/page/2");
  expect(lists.flatMap(({ context }) => context.ids)).toEqual(
    posts.map(({ id }) => id),
  );
  expect(lists[500]?.context).toMatchObject({
    pageNumber: 501,
    pageCount: 501,
  });
});

test("a page of a list names only the locales that have as many pages", () => {
  const posts = ["a", "b", "c"].map((slug) => post("en", slug));
  const second = plan({ posts }).routes.find(
    (route) => route.path === "/blog/page/2",
  );
  expect(second?.context.alternates).toEqual([
    { locale: "en", path: "/blog/page/2", isStandIn: false },
  ]);
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
      { locale: "de", path: "/de/blog/new", isStandIn: true },
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

test("each locale has a not-found page", () => {
  const notFound = plan().routes.filter(({ context }) => context.isNotFound);
  expect(notFound.map(({ path }) => path)).toEqual(["/404", "/de/404"]);
});

test("an unlisted post has a page and its language versions, but stands in no list and has no neighbours", () => {
  const hidden = { ...post("en", "b"), isListed: false };
  const { routes } = plan({
    posts: [post("en", "a"), hidden, post("en", "c")],
    authors: [
      { id: "alex", key: "alex", locale: "en", path: "/blog/authors/alex" },
    ],
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
