import { siteConfig } from "../../../src/config/resolved";
import { feeds } from "./feeds";
import { readOutput } from "./outputFolder";
import { pageAt, type BuiltPage } from "./pages";

/** What a page shows, and what other pages and files say of it. */
export type Looks = {
  /** Language that the text on the page is marked with. */
  text: string;
  canonical: string;
  /** What hreflang names. */
  versions: string[];
  /** Where the language menu leads from here, and what it says of it. */
  menu: [to: string, note?: string];
  isInSitemap: boolean;
  isInFeeds: boolean;
  /** What stands beside its title on each list of its language that has it; false where none has it. */
  onLists: string | false;
  /** The posts before and after it. */
  newer?: string;
  older?: string;
};

/** The page at an address. */
export const at = (path: string): BuiltPage => {
  const page = pageAt(path);
  if (!page) throw new Error(`${path} is not built.`);
  return page;
};
/** A path instead of an address. */
export const toPath = (address: string | null | undefined) =>
  address?.replace(siteConfig.url, "");
const hrefOf = (page: BuiltPage, selector: string) =>
  toPath(page.document.querySelector(selector)?.getAttribute("href"));

/** The locations of the sitemap. */
const sitemap = [...readOutput("sitemap.xml").matchAll(/<loc>([^<]*)/g)].map(
  ([, address]) => toPath(address),
);

/** Lists by the links that they consist of. */
const lists = (locale: string, page: BuiltPage) => {
  const root = locale === "en" ? "" : "/de";
  const posts = "main article h2 a";
  const own = (selector: string) =>
    [...page.document.querySelectorAll(selector)].map(
      (link) => link.getAttribute("href") ?? "",
    );
  return [
    [`${root}/blog`, posts],
    [`${root}/blog/page/2`, posts],
    [`${root}/blog/archive`, "main section li a"],
    ...own('main a[rel="tag"]').map((tag) => [tag, posts]),
    ...own(`main header a[href*="/blog/authors/"]`).flatMap((author) => [
      [author, posts],
      [`${author}/page/2`, posts],
    ]),
  ] as [path: string, links: string][];
};

/** On how many lists a post should stand: the blog's, the archive, those of tags and authors. */
export const placesOf = (page: BuiltPage) =>
  2 +
  page.document.querySelectorAll(
    'main a[rel="tag"], main header a[href*="/blog/authors/"]',
  ).length;

/** What stands beside the title of each link to a page, on each list. */
export function marksOf(path: string): string[] {
  const page = at(path);
  return lists(page.locale, page).flatMap(([list, links]) => {
    const found = pageAt(list)?.document.querySelectorAll(links) ?? [];
    return [...found]
      .filter((link) => link.getAttribute("href") === path)
      .map(
        (link) =>
          link.parentElement?.textContent
            .replace(link.textContent, "")
            .trim() ?? "",
      );
  });
}

/** What a page and all that speaks of it say. */
export function lookAt(path: string): Looks {
  const page = at(path);
  const { document, locale } = page;
  const feedsWithIt = feeds.filter(({ items }) =>
    items.some(({ link }) => toPath(link) === path),
  );
  const other = document.querySelector(
    `header a[hreflang="${locale === "en" ? "de-DE" : "en-GB"}"]`,
  );
  const note = other?.querySelector("span + span")?.textContent;
  const marks = marksOf(path);
  const [newer, older] = ["next", "prev"].map((rel) =>
    hrefOf(page, `main nav a[rel="${rel}"]`),
  );
  return {
    text:
      document
        .querySelector(".prose")
        ?.closest("[lang]")
        ?.getAttribute("lang") ?? "",
    canonical: hrefOf(page, 'link[rel="canonical"]') ?? "",
    versions: [...document.querySelectorAll("link[hreflang]")]
      .filter((link) => link.getAttribute("hreflang") !== "x-default")
      .map((link) => toPath(link.getAttribute("href")) ?? ""),
    menu: [
      toPath(other?.getAttribute("href")) ?? "",
      ...(note ? [note] : []),
    ] as [string],
    isInSitemap: sitemap.includes(path),
    isInFeeds: feedsWithIt.length > 0,
    onLists: marks.length > 0 ? [...new Set(marks)].join(", ") : false,
    ...(newer !== undefined && { newer }),
    ...(older !== undefined && { older }),
  };
}
