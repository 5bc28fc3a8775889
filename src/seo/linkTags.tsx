import type { ReactElement } from "react";
import { absoluteUrl, siteConfig, withBaseUrl } from "../config/resolved";
import { feedFormats, feedPath } from "../config/publicFiles";
import { createHreflangLinks } from "../config/hreflang";
import { localePath } from "../config/locales";
import { localize } from "../config/localize";
import { getPagePath } from "../lib/address";
import type { PageDescription, PageFacts } from "./pageFacts";

/** A page whose posts can be subscribed to by themselves. */
export type OwnFeeds = {
  /** Path of the first page of its list; its feeds lie below. */
  path: string;
  /** Whose posts they are. */
  title: string;
};

/** Links to the feeds of a language's blog, and before them those of the page itself, where it has some. */
export function feedLinks(locale: string, own?: OwnFeeds): ReactElement[] {
  const site = localize(siteConfig.title, locale);
  const title = localize(siteConfig.blog.title, locale);
  const blog = { path: localePath(locale, "/blog"), title };
  return [...(own ? [own] : []), blog].flatMap((page) =>
    siteConfig.blog.feeds.formats.map((format) => (
      <link
        key={feedPath(page.path, format)}
        rel="alternate"
        type={feedFormats[format].type}
        title={`${site}: ${page.title} (${feedFormats[format].name})`}
        href={withBaseUrl(feedPath(page.path, format))}
      />
    )),
  );
}

/** Links to the page's translations, its own version included; nothing where there is none. */
export const createHreflangTags = (
  alternates: PageDescription["alternates"],
): ReactElement[] =>
  createHreflangLinks(alternates).map(({ lang, path }) => (
    <link key={lang} rel="alternate" hrefLang={lang} href={absoluteUrl(path)} />
  ));

/** Links to the pages before and after this one of a list. */
export function pagingTags(
  { pageNumber = 1, pageCount = 1 }: PageDescription,
  { path }: PageFacts,
): ReactElement[] {
  const first = path.replace(/\/page\/\d+$/, "");
  const at = (page: number) => absoluteUrl(getPagePath(first, page));
  const tags = [];
  if (pageNumber > 1) {
    tags.push(<link key="prev" rel="prev" href={at(pageNumber - 1)} />);
  }
  if (pageNumber < pageCount) {
    tags.push(<link key="next" rel="next" href={at(pageNumber + 1)} />);
  }
  return tags;
}
