import { feedFormats, feedPath } from "../config/feedFormats";
import { localePath } from "../config/locales";
import { localize } from "../config/localize";
import { siteConfig } from "../config/resolved";

/** A page whose posts can be subscribed to by themselves. */
export type OwnFeeds = {
  /** Path of the first page of its list; its feeds lie below. */
  path: string;
  /** Whose posts they are. */
  title: string;
};

/** Names the feeds of a language's blog, and before them those of the page itself, where it has some. */
export function feedLinks(locale: string, own?: OwnFeeds) {
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
        href={feedPath(page.path, format)}
      />
    )),
  );
}
