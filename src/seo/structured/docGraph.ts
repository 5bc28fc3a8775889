import type { TechArticle } from "schema-dts";
import { absoluteUrl } from "../../config/absoluteUrl";
import { siteConfig } from "../../config/resolved";
import type { PageFacts } from "../pageFacts";
import { siteTime } from "../siteTime";
import { ownerOf, siteOf } from "./ownerGraph";

type Facts = Pick<PageFacts, "title" | "description" | "path">;

/** A page of documentation. */
export function docGraph(
  { updatedAt, keywords, readingTime }: Queries.DocSubjectFragment,
  locale: string,
  { title, description, path }: Facts,
): TechArticle {
  const url = absoluteUrl(path);
  const { htmlLang = locale } = siteConfig.i18n.locales[locale] ?? {};
  return {
    "@type": "TechArticle",
    "@id": `${url}#doc`,
    mainEntityOfPage: { "@type": "WebPage", "@id": url },
    url,
    headline: title,
    description,
    inLanguage: htmlLang,
    dateModified: updatedAt ? siteTime(updatedAt) : undefined,
    publisher: ownerOf(locale),
    keywords: [...keywords],
    wordCount: readingTime.words,
    timeRequired: `PT${readingTime.minutes}M`,
    isPartOf: siteOf(locale),
  };
}
