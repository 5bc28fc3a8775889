import { addLocale } from "../../src/config/locales";
import { siteConfig } from "../../src/config/resolved";
import { listedPosts, mapOf, type ListedPost } from "./site/listedPosts";
import { countText, numberText, withoutSigns } from "./site/countText";
import { listedPages, locales, pageAt, type BuiltPage } from "./site/pages";

const { postsPerPage, sidebarCount } = siteConfig.blog;
const limit = (count: number | "all") => (count === "all" ? Infinity : count);

const hrefs = (page: BuiltPage | undefined, selector: string) =>
  [...(page?.document.querySelectorAll(selector) ?? [])].map((link) =>
    link.getAttribute("href"),
  );
const pathsOf = (posts: readonly ListedPost[]) => posts.map(({ path }) => path);
const textOf = (page: BuiltPage | undefined, selector: string) =>
  withoutSigns(page?.document.querySelector(selector)?.textContent ?? "");

/** The pages of a list in their order, found the way readers find them. */
function pagesFrom(path: string): BuiltPage[] {
  const first = pageAt(path);
  if (!first) return [];
  const [next] = hrefs(first, 'main nav a[rel="next"]');
  const others = next ? pagesFrom(next) : [];
  if (next) expect(hrefs(others[0], 'main nav a[rel="prev"]')).toEqual([path]);
  return [first, ...others];
}

const postsOn = (page: BuiltPage) => hrefs(page, "main article h2 a");

function expectPosts(path: string, posts: readonly ListedPost[]) {
  const pages = pagesFrom(path);
  expect(pages.flatMap(postsOn)).toEqual(pathsOf(posts));
  const full = pages.slice(0, -1).map((page) => postsOn(page).length);
  expect(full).toEqual(full.map(() => postsPerPage));
  expect(pages).toHaveLength(
    Math.max(1, Math.ceil(posts.length / limit(postsPerPage))),
  );
}

describe.each(locales)("in %s", (locale) => {
  const at = (path: string) => addLocale(siteConfig.i18n, locale, path);
  const posts = listedPosts(locale);
  const { htmlLang = locale } = siteConfig.i18n.locales[locale] ?? {};
  const tags = mapOf("tags");
  const [general = ""] = locales;
  /** In the default language where the locale has none. */
  const said = (texts?: Record<string, string>) =>
    texts?.[locale] ?? texts?.[general];
  const labelOf = (key: string) => said(tags[key]?.label) ?? key;
  const used = [...new Set(posts.flatMap((post) => post.tags))].sort((a, b) =>
    new Intl.Collator(htmlLang).compare(labelOf(a), labelOf(b)),
  );

  it("has posts, a pinned one, and more than one page of them", () => {
    expect(posts.length).toBeGreaterThan(limit(postsPerPage));
    expect(posts.some(({ isPinned }) => isPinned)).toBe(true);
    expect(used.length).toBeGreaterThan(5);
  });

  it("lists every post once: pinned ones, then newest first", () => {
    expectPosts(at("/blog"), [
      ...posts.filter(({ isPinned }) => isPinned),
      ...posts.filter(({ isPinned }) => !isPinned),
    ]);
  });

  it("shows the newest posts beside the list, and on the start page", () => {
    const newest = pathsOf(posts);
    expect(
      hrefs(pageAt(at("/blog")), "main aside li a:not([data-icon])"),
    ).toEqual([
      ...newest.slice(0, limit(sidebarCount)),
      at("/blog/archive"),
      at("/blog/tags"),
    ]);
    expect(hrefs(pageAt(at("/")), "#blog li h3 a")).toEqual(newest.slice(0, 3));
  });

  it("keeps them all in the archive, newest first inside a year too", () => {
    const page = pageAt(at("/blog/archive"));
    expect(hrefs(page, "main section li a")).toEqual(pathsOf(posts));
    const sections = page?.document.querySelectorAll("main section") ?? [];
    for (const section of sections) {
      const ofYear = posts.filter(({ date }) => date.startsWith(section.id));
      expect(section.querySelectorAll("li")).toHaveLength(ofYear.length);
      expect(section.querySelector("h2")?.textContent).toBe(
        numberText(locale, Number(section.id), false),
      );
    }
    expect(sections.length).toBeGreaterThan(1);
    expect(textOf(page, "main header")).toContain(
      countText(locale, ["archive", "count"], posts.length),
    );
  });

  it("names the tags of listed posts, by label, with their counts", () => {
    const rows = [
      ...(pageAt(at("/blog/tags"))?.document.querySelectorAll("main li") ?? []),
    ];
    const found = rows.map((row) => [
      row.querySelector("a")?.getAttribute("href"),
      withoutSigns(row.querySelector("a")?.textContent ?? ""),
      // Before the name, in the margin.
      row.querySelector(":scope > * > *")?.textContent,
    ]);
    const inWords = ({ length }: readonly ListedPost[]) =>
      countText(locale, ["archive", "count"], length);
    const expected = used.map((key) => {
      const tagged = posts.filter((post) => post.tags.includes(key));
      return [at(`/blog/tags/${key}`), labelOf(key), inWords(tagged)];
    });
    expect(found).toEqual(expected);
  });

  it("has a page for each of these tags, and for no other", () => {
    for (const key of used) {
      const path = at(`/blog/tags/${key}`);
      const own = posts.filter((post) => post.tags.includes(key));
      expectPosts(path, own);
      const tag = labelOf(key);
      expect(textOf(pageAt(path), "h1")).toContain(
        countText(locale, ["tag", "heading"], own.length, { tag }),
      );
      expect(textOf(pageAt(path), "main header")).toContain(
        said(tags[key]?.description) ?? "",
      );
    }
    const isTag = new RegExp(`^${at("/blog/tags")}/[^/]+$`);
    expect(
      listedPages.map(({ path }) => path).filter((path) => isTag.test(path)),
    ).toEqual(used.map((key) => at(`/blog/tags/${key}`)).sort());
  });

  it("has a page for each author, with their posts and how many", () => {
    const list = pageAt(at("/blog/authors"));
    const keys = Object.keys(mapOf("authors"));
    expect(hrefs(list, "main article h2 a")).toEqual(
      keys.map((key) => at(`/blog/authors/${key}`)),
    );
    const cards = list?.document.querySelectorAll("main article") ?? [];
    keys.forEach((key, place) => {
      const own = posts.filter(({ authors }) => authors.includes(key));
      expectPosts(at(`/blog/authors/${key}`), own);
      expect(withoutSigns(cards[place]?.textContent ?? "")).toContain(
        countText(locale, ["author", "postCount"], own.length),
      );
    });
  });

  it("links each post to its tags", () => {
    for (const { path, tags: keys } of posts) {
      expect(hrefs(pageAt(path), 'main a[rel="tag"]')).toEqual(
        keys.map((key) => at(`/blog/tags/${key}`)),
      );
    }
  });
});
