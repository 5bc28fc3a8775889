import { siteConfig, stripBaseUrl } from "../../../src/config/resolved";
import { outputFiles, siteUrl } from "./outputFolder";
import { listedPages, pageAt, pages, type BuiltPage } from "./pages";

/** What tags of one kind say, in their order. */
export const saidBy = ({ document }: BuiltPage, selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(
    (tag) => tag.getAttribute("content") ?? tag.getAttribute("href") ?? "",
  );

/** The address that search engines know a page by. */
export const addressOf = ({ path }: BuiltPage) => new URL(siteUrl + path).href;

/** Pages that search engines list under their own address, going by what the pages say. */
export const indexedPages = pages.filter(
  (page) =>
    saidBy(page, 'meta[name="robots"]').length === 0 &&
    saidBy(page, 'link[rel="canonical"]').join() === addressOf(page),
);

/** True if an address of this site leads to a page or a file of the build. */
export function isBuilt(address: string): boolean {
  const { origin, pathname } = new URL(address);
  if (origin !== siteConfig.url) return false;
  return (
    pageAt(origin + pathname) !== undefined ||
    outputFiles.has(stripBaseUrl(decodeURI(pathname)).slice(1))
  );
}

/** Pages of posts, going by what they say. */
export const postPages = listedPages.filter(
  (page) => saidBy(page, '[property="article:published_time"]').length > 0,
);
