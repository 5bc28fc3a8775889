/** @jest-environment node */
import { entry, loadTestSite } from "./testing/loadTestSite";
import type { TestFiles } from "./testing/loadTestSite";

jest.setTimeout(60_000);

const post = (frontMatter = "", body?: string): TestFiles => ({
  "content/blog/2026-03-14-a-post/en.mdx": entry(frontMatter, body),
});

describe("loadSite", () => {
  test("finds nothing wrong with a sound site", async () => {
    const { found } = await loadTestSite(post("authors: [{ name: Kim }]"));
    expect(found).toEqual([]);
  });

  test("gives every entry a page in each locale, marked where it is a fallback", async () => {
    const { entries, routes } = await loadTestSite({
      ...post(),
      "content/blog/2026-03-14-a-post/de.mdx": entry("slug: ein-beitrag"),
      "content/blog/2026-01-01-english.mdx": entry(),
    });
    const posts = entries.filter(({ nodeType }) => nodeType === "BlogPost");
    expect(
      posts.map(({ path, lang, isFallback }) => [path, lang, isFallback]),
    ).toEqual([
      ["/blog/a-post", "en", false],
      ["/de/blog/ein-beitrag", "de", false],
      ["/blog/english", "en", false],
      ["/de/blog/english", "en", true],
    ]);
    const paths = routes.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        ...["/", "/de", "/about", "/de/about", "/blog", "/de/blog/archive"],
        ...["/blog/a-post", "/de/blog/ein-beitrag", "/404", "/de/search"],
      ]),
    );
    const english = routes.find(({ path }) => path === "/de/blog/english");
    expect(english?.context.alternates).toEqual([
      { locale: "en", path: "/blog/english", isFallback: false },
      { locale: "de", path: "/de/blog/english", isFallback: true, lang: "en" },
    ]);
  });

  test("leaves drafts and scheduled posts out", async () => {
    const { entries } = await loadTestSite({
      "content/blog/2026-03-14-draft.mdx": entry("draft: true"),
      "content/blog/2999-03-14-scheduled.mdx": entry(),
      "content/blog/2026-03-14-unlisted.mdx": entry("unlisted: true"),
    });
    const posts = entries.filter(({ nodeType }) => nodeType === "BlogPost");
    expect(posts.map(({ path, isListed }) => [path, isListed])).toEqual([
      ["/blog/unlisted", false],
      ["/de/blog/unlisted", false],
    ]);
  });

  test("resolves links to the page in the reader's language", async () => {
    const { entries, links, found } = await loadTestSite({
      ...post("", "[file](../2026-01-01-other.mdx#top) [path](/about)"),
      "content/blog/2026-01-01-other.mdx": entry(),
    });
    expect(found).toEqual([]);
    const inGerman = entries.find(({ path }) => path === "/de/blog/a-post");
    expect(links.get(inGerman?.id ?? "")).toEqual([
      { written: "../2026-01-01-other.mdx#top", to: "/de/blog/other#top" },
      { written: "/about", to: "/de/about" },
    ]);
  });

  test("treats names that could be languages as names", async () => {
    const { entries, found } = await loadTestSite({
      "content/pages/work/new.mdx": entry(),
      "content/blog/talks/2026-03-14-fan.mdx": entry(),
    });
    expect(found).toEqual([]);
    expect(entries.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["/work/new", "/blog/talks/fan"]),
    );
  });

  test("keeps C, C++ and C# apart", async () => {
    const { tags } = await loadTestSite(post("tags: [C, C++, C#]"));
    const paths = tags.filter(({ locale }) => locale === "en");
    expect(paths.map(({ label, path }) => `${label} ${path}`)).toEqual([
      "C /blog/tags/c",
      "C++ /blog/tags/c-plus-plus",
      "C# /blog/tags/c-sharp",
    ]);
  });
});
