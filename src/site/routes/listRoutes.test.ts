import { siteConfig } from "../../config/resolved";
import type { PostEntry } from "../collections/posts";
import { createPost } from "../testing/createPost";
import { createListRoutes } from "./listRoutes";
import type { ListInput } from "./listRoutes";

type Changes = Partial<PostEntry>;

const pathIn = (locale: string, path: string) =>
  locale === "en" ? path : `/${locale}${path}`;
const post = (locale: string, slug: string, changes: Changes = {}) =>
  createPost({ id: `${slug} ${locale}`, locale, lang: locale, ...changes });
const inBoth = (slug: string, changes?: Changes) => [
  post("en", slug, changes),
  post("de", slug, changes),
];
const tag = (locale: string, key: string) => ({
  id: `${key} ${locale}`,
  key,
  locale,
  label: key,
  path: pathIn(locale, `/blog/tags/${key}`),
});
const author = (locale: string, key: string, hasPage = true) => ({
  id: `${key} ${locale}`,
  key,
  locale,
  path: hasPage ? pathIn(locale, `/blog/authors/${key}`) : null,
});

const plan = (input: Partial<ListInput>) => {
  const routes = createListRoutes({
    i18n: siteConfig.i18n,
    posts: [],
    authors: [],
    tags: [],
    hasAuthors: true,
    hasTags: true,
    postsPerPage: 2,
    sidebarCount: 5,
    ...input,
  });
  return new Map([...routes].map((route) => [route.path, route]));
};
const contextOf = (input: Partial<ListInput>, path: string) =>
  plan(input).get(path)?.context;

const thousandOne = Array.from({ length: 1001 }, (_, n) => post("en", `p${n}`));
const idsOf = (posts: readonly { id: string }[]) => posts.map(({ id }) => id);

test.each([
  [0, 0],
  [5, 5],
] as const)("of %j recent posts, %j are shown", (sidebarCount, shown) => {
  expect(
    contextOf({ posts: thousandOne, sidebarCount }, "/blog")?.recentIds,
  ).toEqual(idsOf(thousandOne.slice(0, shown)));
});

test("an unlisted post takes no recent post's place", () => {
  const posts = [post("en", "hidden", { isListed: false }), post("en", "seen")];
  expect(contextOf({ posts, sidebarCount: 1 }, "/blog")?.recentIds).toEqual([
    "seen en",
  ]);
});

test("tags lead to all tags where the other language has none such", () => {
  const posts = [
    ...inBoth("one", { tagKeys: ["zoo"] }),
    post("en", "two", { tagKeys: ["english"] }),
  ];
  const tags = ["en", "de"].flatMap((locale) => [
    tag(locale, "zoo"),
    tag(locale, "english"),
  ]);
  expect(contextOf({ posts, tags }, "/blog/tags/english")).toMatchObject({
    alternates: [
      { locale: "en", path: "/blog/tags/english", isFallback: false },
    ],
    nearest: { de: "/de/blog/tags" },
  });
  expect(contextOf({ posts, tags }, "/blog/tags/zoo")).not.toHaveProperty(
    "nearest",
  );
});

test("tags lead to what else their posts are about", () => {
  const posts = [
    post("en", "new", { tagKeys: ["rare", "craft"] }),
    post("en", "old", { tagKeys: ["rare"] }),
    post("en", "crafted", { tagKeys: ["craft"] }),
    post("en", "other", { tagKeys: ["zoo"] }),
  ];
  const tags = [tag("en", "rare"), tag("en", "zoo")];
  const relatedOf = (key: string) =>
    contextOf({ posts, tags }, `/blog/tags/${key}`)?.relatedIds;
  expect(relatedOf("rare")).toEqual(["crafted en"]);
  expect(relatedOf("zoo")).toEqual([]);
});

describe("authors", () => {
  const input = {
    posts: ["a", "b", "c", "d"].flatMap((slug) =>
      inBoth(slug, { authorKeys: ["alex"] }),
    ),
    authors: ["en", "de"].flatMap((locale) => [
      author(locale, "alex"),
      author(locale, "kim"),
      author(locale, "guest", false),
    ]),
  };

  test("have pages and counts if they have posts", () => {
    const routes = plan(input);
    expect(routes.get("/de/blog/authors")?.context).toMatchObject({
      postCounts: { alex: 4 },
      recentIds: ["a de", "b de", "c de"],
    });
    expect(routes.get("/de/blog/authors/alex/page/2")?.context).toMatchObject({
      id: "alex de",
      ids: ["c de", "d de"],
      postCount: 4,
      postCounts: { alex: 4 },
    });
    expect([...routes.keys()].join(" ")).not.toContain("kim");
  });

  test("whom only a post names have none", () => {
    expect([...plan(input).keys()].join(" ")).not.toContain("guest");
  });
});
