import type { Blog, BlogPosting } from "schema-dts";
import { absoluteUrl } from "../../config/absoluteUrl";
import { localePath } from "../../config/locales";
import { localize } from "../../config/localize";
import { siteConfig } from "../../config/resolved";
import { siteTime } from "../siteTime";
import { ownerOf, siteOf } from "./ownerGraph";

/** The blog in one language, in a few words: for its posts. */
export function blogOf(locale: string) {
  const url = absoluteUrl(localePath(locale, "/blog"));
  return {
    "@type": "Blog",
    "@id": `${url}#blog`,
    name: localize(siteConfig.blog.title, locale),
    url,
  } as const satisfies Blog;
}

/** One page of the blog, with the posts that are written in its language. */
export function blogGraph(
  posts: readonly Queries.BlogSubjectFragment[],
  locale: string,
): Blog {
  const { htmlLang = locale } = siteConfig.i18n.locales[locale] ?? {};
  const written = posts.filter(({ lang }) => lang === locale);
  return {
    ...blogOf(locale),
    description: localize(siteConfig.blog.description, locale),
    inLanguage: htmlLang,
    publisher: ownerOf(locale),
    isPartOf: siteOf(locale),
    // No list at all where a page has none of them.
    ...(written.length > 0 && { blogPost: written.map(briefly) }),
  };
}

const briefly = ({
  title,
  path,
  publishedAt,
  updatedAt,
}: Queries.BlogSubjectFragment) =>
  ({
    "@type": "BlogPosting",
    "@id": `${absoluteUrl(path)}#post`,
    headline: title,
    url: absoluteUrl(path),
    datePublished: siteTime(publishedAt),
    dateModified: updatedAt ? siteTime(updatedAt) : undefined,
  }) as const satisfies BlogPosting;
