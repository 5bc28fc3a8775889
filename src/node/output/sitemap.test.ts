import type { RouteContext } from "../../lib/routeContext";
import { sitemapEntries, type SitemapInput } from "./sitemap";

const at = "https://www.example.com";
const early = "2026-01-01T00:00:00.000Z";
const late = "2026-03-03T00:00:00.000Z";
const later = "2026-04-04T00:00:00.000Z";

const route = (
  path: string,
  template: SitemapInput["routes"][number]["template"],
  context: Partial<RouteContext> = {},
) => ({
  path,
  template,
  context: {
    locale: "en",
    alternates: [{ locale: "en", path, isFallback: false }],
    ...context,
  } as RouteContext,
});
const post = (id: string, locale: string, publishedAt: string) => ({
  id,
  locale,
  isListed: true,
  publishedAt,
  updatedAt: null,
});
const posts = [
  { ...post("a", "en", early), updatedAt: later },
  post("b", "en", late),
  post("c", "de", early),
  { ...post("unlisted", "de", later), isListed: false },
];
const listed = (...routes: SitemapInput["routes"]) =>
  sitemapEntries({ routes, entries: posts });
const lastmodOf = (one: SitemapInput["routes"][number]) =>
  listed(one)[0]?.lastmod;

it("sorts addresses, so that the order never depends on the plan's", () => {
  const paths = ["/b", "/", "/a"].map((path) => route(path, "Page"));
  expect(listed(...paths).map(({ url }) => url)).toEqual([
    `${at}/`,
    `${at}/a`,
    `${at}/b`,
  ]);
});

it("dates a post by its last change, else by its publication", () => {
  expect(lastmodOf(route("/blog/a", "BlogPost", { id: "a" }))).toBe(later);
  expect(lastmodOf(route("/blog/b", "BlogPost", { id: "b" }))).toBe(late);
});

it("dates a list by the newest change of its posts, the archive by all of its language", () => {
  expect(lastmodOf(route("/blog", "BlogList", { ids: ["b", "a"] }))).toBe(
    later,
  );
  expect(lastmodOf(route("/blog", "BlogList", { ids: ["c"] }))).toBe(early);
  expect(lastmodOf(route("/blog/archive", "Archive"))).toBe(later);
  expect(
    lastmodOf(route("/de/blog/archive", "Archive", { locale: "de" })),
  ).toBe(early);
});

it("invents no dates", () => {
  const home = route("/", "Home", { id: "home" });
  const undated = [
    home,
    route("/about", "Page", { id: "about" }),
    route("/blog/authors", "AuthorList"),
    route("/blog", "BlogList", { ids: [] }),
  ];
  expect(undated.map(lastmodOf)).toEqual(undated.map(() => undefined));
  const page = { id: "home", locale: "en", isListed: true, updatedAt: early };
  const [dated] = sitemapEntries({ routes: [home], entries: [...posts, page] });
  expect(dated?.lastmod).toBe(later);
});

it("leaves out what search engines should not list", () => {
  const own = { locale: "en", path: "/x" };
  const hidden = [
    route("/404", "NotFound", { isNotFound: true }),
    route("/x", "BlogPost", { alternates: [{ ...own, isFallback: true }] }),
    route("/x", "BlogPost", {
      alternates: [{ ...own, isFallback: false, isHidden: true }],
    }),
  ];
  expect(listed(...hidden)).toEqual([]);
});

it("names translations in both directions, and no fallback", () => {
  const alternates = [
    { locale: "en", path: "/about", isFallback: false },
    { locale: "de", path: "/de/about", isFallback: false },
  ];
  const links = [
    { lang: "en-GB", url: `${at}/about` },
    { lang: "de-DE", url: `${at}/de/about` },
    { lang: "x-default", url: `${at}/about` },
  ];
  const versions = listed(
    route("/about", "Page", { alternates }),
    route("/de/about", "Page", { locale: "de", alternates }),
  );
  expect(versions.map((entry) => entry.links)).toEqual([links, links]);
  const untranslated = alternates.map((one) => ({
    ...one,
    ...(one.locale === "de" && { isFallback: true, lang: "en" }),
  }));
  const [alone] = listed(route("/about", "Page", { alternates: untranslated }));
  expect(alone?.links).toEqual([]);
});
