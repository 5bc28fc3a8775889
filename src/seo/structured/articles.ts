import type { Blog, BlogPosting, CreativeWork, TechArticle } from "schema-dts";
import { absoluteUrl, siteConfig } from "../../config/resolved";
import { languageTag, localePath } from "../../config/locales";
import { localize } from "../../config/localize";
import type { PageFacts } from "../pageFacts";
import type { SharedImage } from "../siteImage";
import { personId } from "./author";
import { ownerOf, siteOf, siteTime } from "./site";

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
export function describeBlog(
  posts: readonly Queries.BlogSubjectFragment[],
  locale: string,
): Blog {
  const written = posts.filter(({ lang }) => lang === locale);
  return {
    ...blogOf(locale),
    description: localize(siteConfig.blog.description, locale),
    inLanguage: languageTag(locale),
    publisher: ownerOf(locale),
    isPartOf: siteOf(locale),
    blogPost: written.map(({ title, path, publishedAt, updatedAt }) => ({
      "@type": "BlogPosting",
      "@id": `${absoluteUrl(path)}#post`,
      headline: title,
      url: absoluteUrl(path),
      datePublished: siteTime(publishedAt),
      dateModified: updatedAt ? siteTime(updatedAt) : undefined,
    })),
  };
}

/** What posts and pages of documentation have in common. */
function describeText(
  {
    updatedAt,
    keywords,
    readingTime,
  }: Queries.PostSubjectFragment | Queries.DocSubjectFragment,
  locale: string,
  { title, description, path }: PageFacts,
) {
  const url = absoluteUrl(path);
  return {
    mainEntityOfPage: { "@type": "WebPage", "@id": url },
    url,
    headline: title,
    description,
    inLanguage: languageTag(locale),
    dateModified: updatedAt ? siteTime(updatedAt) : undefined,
    publisher: ownerOf(locale),
    keywords: [...keywords],
    wordCount: readingTime.words,
    timeRequired: `PT${readingTime.minutes}M`,
  } as const;
}

/** A post on its own page. */
export const describePost = (
  post: Queries.PostSubjectFragment,
  locale: string,
  facts: PageFacts,
  image: SharedImage | null | undefined,
): BlogPosting => ({
  "@type": "BlogPosting",
  "@id": `${absoluteUrl(facts.path)}#post`,
  ...describeText(post, locale, facts),
  datePublished: siteTime(post.publishedAt),
  author: post.authors.map(authorOf),
  image: imageOf(image),
  articleSection: post.tags.map(({ label }) => label),
  isPartOf: blogOf(locale),
});

const imageOf = (image: SharedImage | null | undefined) =>
  image
    ? ({
        "@type": "ImageObject",
        url: absoluteUrl(image.src),
        caption: image.alt ? image.alt : undefined,
      } as const)
    : undefined;

type Author = Queries.PostSubjectFragment["authors"][number];

/** Authors without a page of their own are at home elsewhere, or nowhere. */
const authorOf = ({ name, path, url }: Author) =>
  ({
    "@type": "Person",
    "@id": path ? personId(path) : undefined,
    name,
    url: path ? absoluteUrl(path) : (url ?? undefined),
  }) as const;

/** A page of documentation. */
export const describeDoc = (
  doc: Queries.DocSubjectFragment,
  locale: string,
  facts: PageFacts,
): TechArticle => ({
  "@type": "TechArticle",
  "@id": `${absoluteUrl(facts.path)}#doc`,
  ...describeText(doc, locale, facts),
  isPartOf: siteOf(locale),
});

/** A project, as the work of the site's owner. */
export const describeProject = (
  { technologies }: Queries.ProjectSubjectFragment,
  locale: string,
  { title, description, path }: PageFacts,
  image: SharedImage | null | undefined,
): CreativeWork => ({
  "@type": "CreativeWork",
  "@id": `${absoluteUrl(path)}#project`,
  name: title,
  description,
  url: absoluteUrl(path),
  inLanguage: languageTag(locale),
  creator: ownerOf(locale),
  keywords: technologies.map(({ name }) => name),
  image: imageOf(image),
  isPartOf: siteOf(locale),
});
