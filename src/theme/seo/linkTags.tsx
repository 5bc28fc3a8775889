import type { ReactElement } from "react";
import { absoluteUrl, siteConfig, withBaseUrl } from "../../config/resolved";
import { feedFormats, feedPath } from "../../config/publicFiles";
import { createHreflangLinks } from "../../config/hreflang";
import { localePath, localize } from "../../config/locales";
import type { PageDescription } from "./pageFacts";

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
