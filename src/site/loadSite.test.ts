import { siteConfig } from "../config/resolved";
import { post } from "./testing/diagnose";
import { entry, loadTestSite } from "./testing/loadTestSite";

describe("loadSite", () => {
  test("finds nothing wrong with a sound site", async () => {
    const { found } = await loadTestSite({
      ...post("authors: [kim]"),
      "content/authors.yaml": "kim: { name: Kim }",
    });
    expect(found).toEqual([]);
  });

  test.each([
    ["none", {}, 0],
    ["only drafts", post("draft: true\nauthors: [kim]"), 2],
    ["one", post("authors: [kim]"), 4],
  ])(
    "has pages of a blog with posts, of which it may show %s",
    async (_, files, count) => {
      const { routes } = await loadTestSite({
        ...files,
        "content/authors.yaml": "kim: { name: Kim }",
      });
      const lists = routes.filter(({ path }) => path.includes("/blog/authors"));
      expect(lists).toHaveLength(count);
    },
  );

  test("publishes a post as its day begins in the owner's time zone", async () => {
    const { posts } = await loadTestSite(post());
    expect(posts[0]).toMatchObject({
      date: "2026-03-14",
      publishedAt: "2026-03-13T23:00:00.000Z",
    });
  });

  test("treats names that could be languages as names", async () => {
    const { entries, found } = await loadTestSite({
      "content/pages/work/new.mdx": entry(),
      "content/blog/talks/2026-03-14-fan.mdx": entry(),
      "content/docs/index.md": entry(),
      "content/docs/ui.md": entry(),
      "content/docs/languages/index.md": entry(),
      "content/docs/languages/go.md": entry(),
    });
    expect(found).toEqual([]);
    expect(entries.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["/work/new", "/blog/talks/fan"]),
    );
  });

  test("gives a page the slugs of its languages, and leads there whatever names its folder", async () => {
    const link = "[a](/contact) [b](../contact)";
    const { addressIn, found, pages, links } = await loadTestSite({
      "content/pages/contact/en.mdx": entry("slug: write-to-me"),
      "content/pages/contact/de.mdx": entry("slug: /kontakt"),
      "content/pages/more/en.mdx": entry("", link),
    });
    expect(found).toEqual([]);
    const paths = pages.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(["/write-to-me", "/de/kontakt"]),
    );
    expect(addressIn("en", "/contact")).toBe("/write-to-me");
    expect(addressIn("de", "/contact?a#b")).toBe("/de/kontakt?a#b");
    expect(addressIn("de", "/write-to-me")).toBe("/de/kontakt");
    expect(JSON.stringify([...links])).toMatch(
      /"to":"\/write-to-me".*"to":"\/write-to-me"/,
    );
  });

  test("leads readers of a fallback on in their language, though its author wrote another", async () => {
    const { entries, links } = await loadTestSite({
      "content/blog/2026-03-14-a/de.mdx": entry("", "[b](/de/blog/b)"),
      "content/blog/2026-03-15-b/en.mdx": entry(),
      "content/blog/2026-03-15-b/de.mdx": entry(),
    });
    const targets = entries
      .filter(({ folder }) => folder === "blog/2026-03-14-a")
      .map(({ id, locale }) => [locale, links.get(id)?.[0]?.to]);
    // Where nothing has to be changed, nothing is said.
    expect(Object.fromEntries(targets)).toEqual({ en: "/blog/b" });
  });

  test("has the pages of a folder in the order of the numbers in their names", async () => {
    const { routes } = await loadTestSite({
      "content/docs/index.md": entry(),
      "content/docs/part-10.md": entry(),
      "content/docs/part-9.md": entry(),
    });
    const next = routes.map(({ path, context }) => [
      path,
      context.docs?.next?.path,
    ]);
    expect(Object.fromEntries(next)).toMatchObject({
      "/handbook": "/handbook/part-9",
      "/handbook/part-9": "/handbook/part-10",
    });
  });

  test("tells search engines the page of the last version, in the language of the text", async () => {
    const docs = { default: { versions: {}, lastVersion: "1.0" } };
    const { routes } = await loadTestSite(
      {
        "content/docs/index.md": entry(),
        "content/docs/both.md": entry(),
        "content/docs/new.md": entry(),
        "content/docs/german.md": entry(),
        "content/docs/german.de.md": entry(),
        "content/docs@1.0/index.md": entry(),
        "content/docs@1.0/both.md": entry(),
        "content/docs@1.0/german.md": entry(),
        "content/docs@1.0/german.de.md": entry(),
      },
      { config: { ...siteConfig, docs } },
    );
    const canonical = routes.map(({ path, context }) => [
      path,
      context.docs?.canonical,
    ]);
    expect(Object.fromEntries(canonical)).toMatchObject({
      "/docs/both": null,
      "/docs/next/both": "/docs/both",
      "/docs/next/new": null,
      "/de/docs/next/both": "/docs/both",
      "/de/docs/next/german": "/de/docs/german",
    });
  });

  test("has the sections of the start page in the order of its front matter", async () => {
    const head = "headline: a\n  lead: b\n  primaryAction: { label: c, to: / }";
    const list = async (...sections: string[]) => {
      const lines = [head, ...sections].join("\n  ");
      const site = await loadTestSite({
        "content/pages/home.mdx": entry(`home:\n  ${lines}`),
      });
      expect(site.found).toEqual([]);
      return site.pages.find(({ name }) => name === "home")?.sections;
    };
    const contact = "contact: { title: a, text: b }";
    const work = "work: { title: a }";
    expect(await list()).toEqual(["latest"]);
    expect(await list(contact, work)).toEqual(["latest", "contact", "work"]);
    expect(await list("latest: { count: 1 }", work)).toEqual([
      "latest",
      "work",
    ]);
  });

  test("knows broken links that the owner does not want reported", async () => {
    jest.replaceProperty(siteConfig.checks, "brokenMarkdownLinks", "ignore");
    const site = await loadTestSite(post("", "[a](./b.mdx)"));
    expect(site.found).toEqual([]);
    expect(site.brokenLinks).toContain("./b.mdx");
    jest.restoreAllMocks();
  });

  test("has lists of tags and authors for posts that have some, drafts among them", async () => {
    const listPaths = async (frontMatter: string) => {
      const { routes, found } = await loadTestSite(post(frontMatter));
      expect(found).toEqual([]);
      const blog = routes.find(({ path }) => path === "/blog");
      return [
        blog?.context.hasTags,
        ...routes
          .map(({ path }) => path)
          .filter((path) => /^\/blog\/[at]\w+/.test(path)),
      ];
    };
    expect(await listPaths("")).toEqual([false, "/blog/archive"]);
    expect(await listPaths("unlisted: true\ntags: [a]")).toEqual([
      false,
      "/blog/archive",
    ]);
    expect(await listPaths("draft: true\ntags: [a]")).toEqual([
      true,
      "/blog/archive",
      "/blog/tags",
    ]);
  });

  test("keeps C, C++ and C# apart, and spells out letters with and without accents", async () => {
    const { tags } = await loadTestSite(
      post("tags: [C, C++, C#, Łódź, Über 2 €]"),
    );
    const paths = tags.filter(({ locale }) => locale === "en");
    expect(paths.map(({ label, path }) => `${label} ${path}`)).toEqual([
      "C /blog/tags/c",
      "C++ /blog/tags/c-plus-plus",
      "C# /blog/tags/c-sharp",
      "Łódź /blog/tags/lodz",
      "Über 2 € /blog/tags/ueber-2",
    ]);
  });
});
