import type { BlogPosting } from "schema-dts";
import { absoluteUrl } from "../../config/absoluteUrl";
import { siteConfig } from "../../config/resolved";
import type { PageFacts } from "../pageFacts";
import type { SharedImage } from "../siteImage";
import { siteTime } from "../siteTime";
import { blogOf } from "./blogGraph";
import { imageOf } from "./imageOf";
import { ownerOf } from "./ownerGraph";
import { personId } from "./profileGraph";

type Facts = Pick<PageFacts, "title" | "description" | "path">;

/** A post on its own page. */
export function postGraph(
  post: Queries.PostSubjectFragment,
  locale: string,
  { title, description, path }: Facts,
  image: SharedImage | null | undefined,
): BlogPosting {
  const url = absoluteUrl(path);
  const { htmlLang = locale } = siteConfig.i18n.locales[locale] ?? {};
  const { minutes, words } = post.readingTime;
  return {
    "@type": "BlogPosting",
    "@id": `${url}#post`,
    mainEntityOfPage: { "@type": "WebPage", "@id": url },
    url,
    headline: title,
    description,
    inLanguage: htmlLang,
    datePublished: siteTime(post.publishedAt),
    dateModified: post.updatedAt ? siteTime(post.updatedAt) : undefined,
    author: post.authors.map(authorOf),
    publisher: ownerOf(locale),
    image: image ? imageOf(image) : undefined,
    articleSection: post.tags.map(({ label }) => label),
    keywords: [...post.keywords],
    wordCount: words,
    timeRequired: `PT${minutes}M`,
    isPartOf: blogOf(locale),
  };
}

type Author = Queries.PostSubjectFragment["authors"][number];

/** Authors without a page of their own are at home elsewhere, or nowhere. */
const authorOf = ({ name, path, url }: Author) =>
  ({
    "@type": "Person",
    "@id": path ? personId(path) : undefined,
    name,
    url: path ? absoluteUrl(path) : (url ?? undefined),
  }) as const;
