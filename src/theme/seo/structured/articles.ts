import type { Blog, BlogPosting, CreativeWork, TechArticle } from "schema-dts";
import { absoluteUrl, siteConfig } from "../../../config/resolved";
import { languageTag, localePath, localize } from "../../../config/locales";
import type { PageFacts } from "../pageFacts";
import { getPersonId } from "./profiles";
import {
  describeOwnerBriefly,
  describeSite,
  formatSiteTime,
} from "./describeSite";

/** Describes the blog in a locale briefly, for its posts. */
function describeBlogBriefly(locale: string) {
  const url = absoluteUrl(localePath(locale, "/blog"));
  return {
    "@type": "Blog",
    "@id": `${url}#blog`,
    name: localize(siteConfig.blog.title, locale),
    url,
  } as const satisfies Blog;
}

/** Describes a page of the blog with the posts written in its language. */
export function describeBlog(
  posts: readonly Queries.BlogSubjectFragment[],
  { locale }: PageFacts,
): Blog {
  const postsOfLanguage = posts.filter(({ lang }) => lang === locale);
  return {
    ...describeBlogBriefly(locale),
    description: localize(siteConfig.blog.description, locale),
    inLanguage: languageTag(locale),
    publisher: describeOwnerBriefly(locale),
    isPartOf: describeSite(locale),
    blogPost: postsOfLanguage.map(
      ({ title, path, publishedAt, updatedAt }) => ({
        "@type": "BlogPosting",
        "@id": `${absoluteUrl(path)}#post`,
        headline: title,
        url: absoluteUrl(path),
        datePublished: formatSiteTime(publishedAt),
        dateModified: updatedAt ? formatSiteTime(updatedAt) : undefined,
      }),
    ),
  };
}

/** Describes what posts and pages of documentation have in common. */
function describeText(
  { updatedAt, keywords, readingTime }: Queries.TextSubjectFragment,
  { locale, title, description, path }: PageFacts,
) {
  const url = absoluteUrl(path);
  return {
    mainEntityOfPage: { "@type": "WebPage", "@id": url },
    url,
    headline: title,
    description,
    inLanguage: languageTag(locale),
    dateModified: updatedAt ? formatSiteTime(updatedAt) : undefined,
    publisher: describeOwnerBriefly(locale),
    keywords: [...keywords],
    wordCount: readingTime.words,
    timeRequired: `PT${readingTime.minutes}M`,
  } as const;
}

export const describePost = (
  post: Queries.PostSubjectFragment,
  page: PageFacts,
): BlogPosting => ({
  "@type": "BlogPosting",
  "@id": `${absoluteUrl(page.path)}#post`,
  ...describeText(post, page),
  datePublished: formatSiteTime(post.publishedAt),
  author: post.authors.map(describeAuthorBriefly),
  image: describeImage(page),
  articleSection: post.tags.map(({ label }) => label),
  isPartOf: describeBlogBriefly(page.locale),
});

const describeImage = ({ image }: PageFacts) =>
  image
    ? ({
        "@type": "ImageObject",
        url: absoluteUrl(image.src),
        caption: image.alt ? image.alt : undefined,
      } as const)
    : undefined;

type Author = Queries.PostSubjectFragment["authors"][number];

/** Describes an author. Without a page, the address elsewhere is used, if any. */
const describeAuthorBriefly = ({ name, path, url }: Author) =>
  ({
    "@type": "Person",
    "@id": path ? getPersonId(path) : undefined,
    name,
    url: path ? absoluteUrl(path) : (url ?? undefined),
  }) as const;

export const describeDoc = (
  doc: Queries.TextSubjectFragment,
  page: PageFacts,
): TechArticle => ({
  "@type": "TechArticle",
  "@id": `${absoluteUrl(page.path)}#doc`,
  ...describeText(doc, page),
  isPartOf: describeSite(page.locale),
});

/** Describes a project as a work of the owner. */
export const describeProject = (
  { technologies }: Queries.ProjectSubjectFragment,
  page: PageFacts,
): CreativeWork => ({
  "@type": "CreativeWork",
  "@id": `${absoluteUrl(page.path)}#project`,
  name: page.title,
  description: page.description,
  url: absoluteUrl(page.path),
  inLanguage: languageTag(page.locale),
  creator: describeOwnerBriefly(page.locale),
  keywords: technologies.map(({ name }) => name),
  image: describeImage(page),
  isPartOf: describeSite(page.locale),
});
