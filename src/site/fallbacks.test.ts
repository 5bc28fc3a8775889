import type * as resolved from "../config/resolved";
import type { PlannedContext } from "../lib/routeContext";
import { entry, home } from "./testing/loadTestSite";

const post = (frontMatter: string) => entry(`authors: [alex]\n${frontMatter}`);
/** A small site, of whose entries some are in one language only. */
const files = {
  "content/blog/2026-05-05-both/en.mdx": post("tags: [craft, rare]"),
  "content/blog/2026-05-05-both/de.mdx": post(
    "tags: [craft, rare]\nslug: beide",
  ),
  "content/blog/2026-04-04-english/en.mdx": post(
    "tags: [craft, abroad]\nseries: road",
  ),
  "content/blog/2026-03-03-german/de.mdx": post("tags: [craft]\nseries: road"),
  "content/blog/2026-02-02-old/en.mdx": post("tags: [craft]\nseries: road"),
  "content/blog/2026-02-02-old/de.mdx": post("tags: [craft]\nseries: road"),
  "content/pages/home.de.mdx": entry(home),
  "content/authors.yaml": "alex:\n  name: Alex",
};

type Choice = "show" | "hide";

/** Loads the site as its owner has chosen to treat untranslated posts. */
async function loadWith(untranslated: Choice) {
  jest.resetModules();
  jest.doMock("../config/resolved", () => {
    const actual = jest.requireActual<typeof resolved>("../config/resolved");
    const { siteConfig } = actual;
    return { ...actual, siteConfig: { ...siteConfig, untranslated } };
  });
  const { loadTestSite } = await import("./testing/loadTestSite");
  const { entries, routes, tags } = await loadTestSite(files);
  const folders = new Map(
    entries.map(({ id, folder }) => [id, folder.replace(/^.*\d-/, "")]),
  );
  const contextOf = (path: string) =>
    routes.find((route) => route.path === path)?.context;
  return {
    contextOf,
    tags,
    /** The posts that a page names there. */
    postsOf: (path: string, key: keyof PlannedContext = "ids") =>
      [contextOf(path)?.[key] ?? []]
        .flat()
        .map((id) => folders.get(id as string))
        .join(" "),
  };
}

type Loaded = Awaited<ReturnType<typeof loadWith>>;
let sites: Record<Choice, Loaded>;
beforeAll(async () => {
  sites = { show: await loadWith("show"), hide: await loadWith("hide") };
});

const all = "both english german old";
const german = "both german old";

test.each<[string, (site: Loaded) => unknown, unknown, unknown]>([
  // On the German site: where, what, if fallbacks are shown, if they are hidden.
  ["list", (site) => site.postsOf("/de/blog"), all, german],
  [
    "recent posts",
    (site) => site.postsOf("/de/blog", "recentIds"),
    all,
    german,
  ],
  [
    "home page, the latest three in its language",
    (site) => site.postsOf("/de", "recentIds"),
    german,
    german,
  ],
  ["a tag's posts", (site) => site.postsOf("/de/blog/tags/craft"), all, german],
  [
    "counts of tags",
    (site) => site.contextOf("/de/blog/tags")?.postCounts,
    { abroad: 1, craft: 4, rare: 1 },
    { craft: 3, rare: 1 },
  ],
  [
    "links to a tag that only untranslated posts have",
    ({ tags }) =>
      tags.find(({ key, locale }) => key === "abroad" && locale === "de")
        ?.hasPage,
    true,
    false,
  ],
  [
    "an author's posts",
    (site) => site.postsOf("/de/blog/authors/alex"),
    all,
    german,
  ],
  [
    "the older post",
    (site) => site.postsOf("/de/blog/beide", "olderId"),
    "english",
    "german",
  ],
  [
    "a series",
    (site) => site.postsOf("/de/blog/old", "seriesIds"),
    "old german english",
    "old german",
  ],
  [
    "the fallback's own page",
    (site) => site.contextOf("/de/blog/english")?.alternates,
    [
      { locale: "en", path: "/blog/english", isFallback: false },
      { locale: "de", path: "/de/blog/english", isFallback: true, lang: "en" },
    ],
    [
      { locale: "en", path: "/blog/english", isFallback: false },
      { locale: "de", path: "/de/blog/english", isFallback: true, lang: "en" },
    ],
  ],
])("%s", (_, read, shown, hidden) => {
  expect(read(sites.show)).toEqual(shown);
  expect(read(sites.hide)).toEqual(hidden);
});
