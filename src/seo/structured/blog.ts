import type { Blog, BlogPosting } from "schema-dts";
import { absoluteUrl, siteConfig } from "../../config/resolved";
import { languageTag, localePath } from "../../config/locales";
import { localize } from "../../config/localize";
import type { Subject } from "../subject";
import { personId } from "./author";
import { ownerOf, siteOf, siteTime } from "./site";
import { describeText, imageOf } from "./text";

/** The blog in one language, in a few words: for its posts. */
function blogOf(locale: string) {
  const url = absoluteUrl(localePath(locale, "/blog"));
  return {
    "@type": "Blog",
    "@id": `${url}#blog`,
    name: localize(siteConfig.blog.title, locale),
    url,
  } as const satisfies Blog;
}

/** One page of the blog, with the posts that are written in its language. */
export const blogSubject = (
  posts: readonly Queries.BlogSubjectFragment[],
): Subject => ({
  describe: ({ locale }): Blog[] => [
    {
      ...blogOf(locale),
      description: localize(siteConfig.blog.description, locale),
      inLanguage: languageTag(locale),
      publisher: ownerOf(locale),
      isPartOf: siteOf(locale),
      blogPost: posts
        .filter(({ lang }) => lang === locale)
        .map(({ title, path, publishedAt, updatedAt }) => ({
          "@type": "BlogPosting",
          "@id": `${absoluteUrl(path)}#post`,
          headline: title,
          url: absoluteUrl(path),
          datePublished: siteTime(publishedAt),
          dateModified: updatedAt ? siteTime(updatedAt) : undefined,
        })),
    },
  ],
});

/** A post on its own page. */
export const postSubject = (post: Queries.PostSubjectFragment): Subject => ({
  article: post,
  describe: ({ locale, image }, facts): BlogPosting[] => [
    {
      "@type": "BlogPosting",
      "@id": `${absoluteUrl(facts.path)}#post`,
      ...describeText(post, locale, facts),
      datePublished: siteTime(post.publishedAt),
      author: post.authors.map(authorOf),
      image: imageOf(image),
      articleSection: post.tags.map(({ label }) => label),
      isPartOf: blogOf(locale),
    },
  ],
});

type Author = Queries.PostSubjectFragment["authors"][number];

/** Authors without a page of their own are at home elsewhere, or nowhere. */
const authorOf = ({ name, path, url }: Author) =>
  ({
    "@type": "Person",
    "@id": path ? personId(path) : undefined,
    name,
    url: path ? absoluteUrl(path) : (url ?? undefined),
  }) as const;
