import { resolveSite } from "../config/resolveSite";
import { minimalSite } from "../config/testing/minimalSite";
import type { PlannedContext } from "../lib/routeContext";
import { createPost } from "../site/testing/createPost";
import { listSitemapEntries, type SitemapSite } from "./sitemap";

const config = resolveSite(minimalSite());
const at = "https://www.example.com";
const early = "2026-01-01T00:00:00.000Z";
const late = "2026-03-03T00:00:00.000Z";
const later = "2026-04-04T00:00:00.000Z";

const route = (
  path: string,
  template: SitemapSite["routes"][number]["template"],
  context: Partial<PlannedContext> = {},
) => ({
  path,
  template,
  context: {
    locale: "en",
    alternates: [{ locale: "en", path, isFallback: false }],
    ...context,
  } as PlannedContext,
});
const post = (id: string, locale: string, publishedAt: string) =>
  createPost({ id, locale, publishedAt });
const posts = [
  { ...post("a", "en", early), updatedAt: later },
  post("b", "en", late),
  post("c", "de", early),
  { ...post("unlisted", "en", "2026-05-05T00:00:00.000Z"), isListed: false },
];
const listed = (...routes: SitemapSite["routes"]) =>
  listSitemapEntries({ config, routes, entries: posts });
const lastmodOf = (page: SitemapSite["routes"][number]) =>
  listed(page)[0]?.lastmod;

it("sorts addresses, so that the order never depends on the plan's", () => {
  const paths = ["/b", "/", "/a"].map((path) => route(path, "Page"));
  expect(listed(...paths).map(({ url }) => url)).toEqual([
    `${at}/`,
    `${at}/a`,
    `${at}/b`,
  ]);
});

it("invents no dates", () => {
  const home = route("/", "Home", { id: "home" });
  const undated = [
    home,
    route("/about", "Page", { id: "about" }),
    route("/blog/authors", "AuthorList"),
    route("/blog", "Blog", { ids: [] }),
  ];
  expect(undated.map(lastmodOf)).toEqual(undated.map(() => undefined));
  const { publishedAt: _, ...page } = createPost({
    id: "home",
    updatedAt: early,
  });
  const [dated] = listSitemapEntries({
    config,
    routes: [home],
    entries: [...posts, page],
  });
  expect(dated?.lastmod).toBe(later);
});
