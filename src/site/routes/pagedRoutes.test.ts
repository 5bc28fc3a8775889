import { siteConfig } from "../../config/resolved";
import { createPagedRoutes } from "./pagedRoutes";

const ids = (count: number) => Array.from({ length: count }, (_, n) => `${n}`);

type List = { en: number; de?: number; pageSize?: number; fallback?: string };

/** The English pages of a list that has so many posts in English, so many in German. */
const pagesOf = ({ en, de = en, pageSize = 10, fallback }: List) => [
  ...createPagedRoutes(siteConfig.i18n, {
    screen: { locale: "en", path: "/blog", template: "Blog" },
    ids: (locale) => ids(locale === "en" ? en : de),
    pageSize,
    ...(fallback && { fallback }),
  }),
];

test("1,001 posts are cut into pages, and none is lost", () => {
  const pages = pagesOf({ en: 1001 });
  const paths = pages.map(({ path }) => path);
  expect(paths.slice(0, 3)).toEqual(["/blog", "/blog/page/2", "/blog/page/3"]);
  expect(paths).toHaveLength(101);
  expect(new Set(paths).size).toBe(101);
  expect(pages.flatMap(({ context }) => context.ids)).toEqual(ids(1001));
  expect(pages[100]?.context).toMatchObject({
    ids: ["1000"],
    basePath: "/blog",
    pageNumber: 101,
    pageCount: 101,
  });
});

test.each([
  [1000, 10, 100],
  [1001, 10, 101],
  [1001, 1, 1001],
  [0, 10, 1],
] as const)("%j posts, %j a page: %j pages", (en, pageSize, pageCount) => {
  const pages = pagesOf({ en, pageSize });
  expect(pages).toHaveLength(pageCount);
  expect(pages.flatMap(({ context }) => context.ids)).toEqual(ids(en));
});

test("a list that need not be there has no page without posts", () => {
  expect(pagesOf({ en: 0, fallback: "/tags" })).toEqual([]);
  expect(pagesOf({ en: 1, fallback: "/tags" })).toHaveLength(1);
});

test("a page names the locales that have it, and for the others what comes closest", () => {
  const [first, second] = pagesOf({ en: 11, de: 10 });
  const alternate = (locale: string, path: string) => ({
    locale,
    path,
    isFallback: false,
  });
  expect(first?.context.alternates).toEqual([
    alternate("en", "/blog"),
    alternate("de", "/de/blog"),
  ]);
  expect(first?.context).not.toHaveProperty("nearest");
  expect(second?.context).toMatchObject({
    alternates: [alternate("en", "/blog/page/2")],
    nearest: { de: "/de/blog" },
  });
});

test("a list that another locale lacks leads its readers elsewhere, but to the list that it has", () => {
  const [only] = pagesOf({ en: 1, de: 0, fallback: "/tags" });
  expect(only?.context).toMatchObject({
    alternates: [{ locale: "en", path: "/blog" }],
    nearest: { de: "/de/tags" },
  });
  const [, second] = pagesOf({ en: 11, de: 1, fallback: "/tags" });
  expect(second?.context.nearest).toEqual({ de: "/de/blog" });
});
