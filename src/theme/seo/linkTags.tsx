import type { ReactElement } from "react";
import { absoluteUrl, siteConfig, withBaseUrl } from "../../config/resolved";
import { feedFormats, feedPath } from "../../config/publicFiles";
import { createHreflangLinks } from "../../config/hreflang";
import { localePath } from "../../config/locales";
import { localize } from "../../config/localize";
import { getPagePath } from "../../lib/address";
import type { PageDescription, PageFacts } from "./pageFacts";

/** Creates links to the feeds of the locale's blog. */
export function createFeedLinks(locale: string): ReactElement[] {
  const { title, blog } = siteConfig;
  const name = `${localize(title, locale)}: ${localize(blog.title, locale)}`;
  const page = localePath(locale, "/blog");
  return blog.feeds.formats.map((format) => (
    <link
      key={format}
      rel="alternate"
      type={feedFormats[format].type}
      title={`${name} (${feedFormats[format].name})`}
      href={withBaseUrl(feedPath(page, format))}
    />
  ));
}

/** Creates links to the translations of the page, including itself; none if there are no translations. */
export const createHreflangTags = (
  alternates: PageDescription["alternates"],
): ReactElement[] =>
  createHreflangLinks(siteConfig.i18n, alternates).map(({ lang, path }) => (
    <link key={lang} rel="alternate" hrefLang={lang} href={absoluteUrl(path)} />
  ));

/** Creates links to the previous and next page of a list. */
export function createPagingTags({
  path,
  pageNumber = 1,
  pageCount = 1,
}: PageFacts): ReactElement[] {
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
