import { absoluteUrl } from "../../config/resolved";
import { languageTag } from "../../config/locales";
import type { PageFacts } from "../pageFacts";
import type { SharedImage } from "../siteImage";
import { ownerOf, siteTime } from "./site";

/** What posts and pages of documentation have in common. */
export function describeText(
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

/** The picture of link previews. */
export const imageOf = (image: SharedImage | null | undefined) =>
  image
    ? ({
        "@type": "ImageObject",
        url: absoluteUrl(image.src),
        caption: image.alt ? image.alt : undefined,
      } as const)
    : undefined;
