/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fakeGatsby } from "../../../tests/fakeGatsby";
import type * as resolved from "../../config/resolved";
import type { RouteContext } from "../../lib/routeContext";
import { writeContent } from "./testing/writeContent";

jest.mock("../nodes/fingerprint", () => ({ fingerprint: () => "stamp" }));
jest.setTimeout(60_000);

type Choice = "show" | "hide";
type Site = Awaited<ReturnType<typeof build>>;

const root = mkdtempSync(path.join(tmpdir(), "untranslated-"));
let sites: Record<Choice, Site>;

beforeAll(async () => {
  writeContent(root);
  sites = { show: await build("show"), hide: await build("hide") };
});
afterAll(() => rmSync(root, { recursive: true }));

/** What nodes and routes of the site say, where its owner has chosen so. */
async function build(posts: Choice, pages: Choice = "show") {
  jest.resetModules();
  jest.doMock("../../config/resolved", () => {
    const { siteConfig } = jest.requireActual<typeof resolved>(
      "../../config/resolved",
    );
    return { siteConfig: { ...siteConfig, untranslated: { posts, pages } } };
  });
  const { syncContent } = await import("../nodes/syncContent");
  const { planRoutes } = await import("../routes/planRoutes");
  const { sitemapEntries } = await import("../sitemap/sitemapEntries");
  const { recordsByLocale } = await import("../search/recordsByLocale");
  const { args } = fakeGatsby(root);
  const content = await syncContent(args);
  expect(content.problems.filter((one) => one.severity === "error")).toEqual(
    [],
  );
  const { routes } = planRoutes({
    ...content,
    docs: { collections: [], versions: [] },
    postsPerPage: 10,
    sidebarCount: 5,
    relatedCount: 3,
  });
  const slugs = new Map(content.posts.map(({ id, slug }) => [id, slug]));
  const context = (where: string) =>
    routes.find((route) => route.path === where)?.context;
  return {
    context,
    /** The posts that a page names there. */
    posts: (where: string, key: keyof RouteContext = "ids") =>
      [context(where)?.[key] ?? []]
        .flat()
        .map((id) => slugs.get(id as string))
        .join(" "),
    /** What Gatsby's queries ask for. */
    listed: content.posts
      .filter(({ locale, isListed }) => locale === "de" && isListed)
      .map(({ slug }) => slug)
      .join(" "),
    hasTagPage: content.tags.find(
      ({ key, locale }) => key === "abroad" && locale === "de",
    )?.hasPage,
    found: (locale: string) =>
      recordsByLocale(args)
        .get(locale)
        ?.map(({ url }) => url)
        .join(" "),
    sitemap: sitemapEntries({ routes, ...content })
      .map(({ url }) => new URL(url).pathname)
      .join(" "),
  };
}

const all = "beide english german old far";
const german = "beide german old";

test.each<[string, (site: Site) => unknown, unknown, unknown]>([
  // On the German site: where, what, shown, hidden.
  ["list", (s) => s.posts("/de/blog"), all, german],
  ["recent posts", (s) => s.posts("/de/blog", "recentIds"), all, german],
  [
    "start page",
    (s) => s.posts("/de", "recentIds"),
    "beide english german old",
    german,
  ],
  ["archive, feeds, author's posts", (s) => s.listed, all, german],
  [
    "posts with a tag",
    (s) => s.posts("/de/blog/tags/craft"),
    "beide english german old",
    german,
  ],
  [
    "tags and their counts",
    (s) => s.context("/de/blog/tags")?.postCounts,
    { craft: 4, rare: 2, abroad: 1 },
    { craft: 3, rare: 1 },
  ],
  [
    "page of a tag that only untranslated posts have",
    (s) => s.context("/de/blog/tags/abroad")?.postCount,
    1,
    undefined,
  ],
  ["links to that page", (s) => s.hasTagPage, true, false],
  ["author's page", (s) => s.posts("/de/blog/authors/alex"), all, german],
  [
    "authors and their counts",
    (s) => s.context("/de/blog/authors")?.postCounts,
    { alex: 5 },
    { alex: 3 },
  ],
  [
    "older neighbour",
    (s) => s.posts("/de/blog/beide", "olderId"),
    "english",
    "german",
  ],
  [
    "newer neighbour",
    (s) => s.posts("/de/blog/german", "newerId"),
    "english",
    "beide",
  ],
  [
    "neighbour of the stand-in itself",
    (s) => s.context("/de/blog/english")?.olderId !== null,
    true,
    false,
  ],
  [
    "series",
    (s) => s.posts("/de/blog/old", "seriesIds"),
    "old german english",
    "old german",
  ],
  ["related posts", (s) => s.posts("/de/blog/beide", "relatedIds"), "far", ""],
  [
    "search",
    (s) => s.found("de"),
    "/de /de/blog/beide /de/blog/english /de/blog/far /de/blog/german /de/blog/old /de/uses",
    "/de /de/blog/beide /de/blog/german /de/blog/old /de/uses",
  ],
])("%s", (_name, look, shown, hidden) => {
  expect(look(sites.show)).toEqual(shown);
  expect(look(sites.hide)).toEqual(hidden);
});

test.each(["show", "hide"] as const)(
  "with %s, a stand-in has its page, which names the original, and no place in the sitemap",
  (choice) => {
    const { context, sitemap } = sites[choice];
    expect(context("/de/blog/english")?.alternates).toEqual([
      { locale: "en", path: "/blog/english", isStandIn: false },
      { locale: "de", path: "/de/blog/english", isStandIn: true, lang: "en" },
    ]);
    expect(sitemap).toContain(" /blog/english ");
    expect(sitemap).toContain(" /de/blog/german ");
    expect(sitemap).not.toMatch(/\/de\/blog\/english|\/de\/uses| \/blog\/ger/);
  },
);

test("the other language has its own posts, and the other's where they are shown", () => {
  expect(sites.show.posts("/blog")).toBe("both english german old far");
  expect(sites.hide.posts("/blog")).toBe("both english old far");
});

test("pages can be hidden apart: from the search alone", async () => {
  const site = await build("show", "hide");
  expect(site.posts("/de/blog")).toBe(all);
  expect(site.found("de")).toContain("/de/blog/english");
  expect(site.found("de")).not.toContain("/de/uses");
  expect(site.found("en")).toContain("/uses");
  expect(site.context("/de/uses")?.locale).toBe("de");
});
