import type { ReactElement } from "react";
import { absoluteUrl, siteConfig } from "../../config/resolved";
import { languageTag } from "../../config/locales";
import { isForSearch } from "../../lib/routeContext";
import type { PageDescription, PageFacts } from "./pageFacts";
import type { SharedImage } from "./siteImage";
import { formatSiteTime } from "./structured/site";

type Content = string | number | null | undefined;

/** Open Graph uses `property` instead of `name`. */
const createPropertyTag = (name: string, content: Content, key = name) =>
  content === null || content === undefined || content === ""
    ? []
    : [<meta key={key} property={name} content={String(content)} />];
const createNameTag = (name: string, content: Content) =>
  content ? [<meta key={name} name={name} content={String(content)} />] : [];

/** Formats a locale for Open Graph: en_GB. */
const formatOgLocale = (locale: string) =>
  languageTag(locale).replace("-", "_");

function createImageTags(
  image: SharedImage | null | undefined,
): ReactElement[] {
  if (!image) return createNameTag("twitter:card", "summary");
  const address = absoluteUrl(image.src);
  return [
    ...createPropertyTag("og:image", address),
    ...createPropertyTag("og:image:width", image.width),
    ...createPropertyTag("og:image:height", image.height),
    ...createPropertyTag("og:image:alt", image.alt),
    ...createNameTag("twitter:card", "summary_large_image"),
    ...createNameTag("twitter:image", address),
    ...createNameTag("twitter:image:alt", image.alt),
  ];
}

function createArticleTags(post: Queries.PostSubjectFragment): ReactElement[] {
  const { publishedAt, updatedAt, keywords, authors, tags } = post;
  const profiles = authors.flatMap(({ path, url }) => path || url || []);
  return [
    ...createNameTag("author", authors.map(({ name }) => name).join(", ")),
    ...createNameTag("keywords", keywords.join(", ")),
    ...createPropertyTag("article:published_time", formatSiteTime(publishedAt)),
    ...createPropertyTag(
      "article:modified_time",
      updatedAt && formatSiteTime(updatedAt),
    ),
    ...profiles.flatMap((to) =>
      createPropertyTag("article:author", absoluteUrl(to), `author ${to}`),
    ),
    ...tags.flatMap(({ label }) =>
      createPropertyTag("article:tag", label, `tag ${label}`),
    ),
  ];
}

const createDocTags = ({ updatedAt, keywords }: Queries.DocSubjectFragment) => [
  ...createNameTag("keywords", keywords.join(", ")),
  ...createPropertyTag(
    "article:modified_time",
    updatedAt && formatSiteTime(updatedAt),
  ),
];

/** Creates the tags that social networks and messengers read. */
export function createSocialTags(
  { locale, lang = locale, alternates, image, subject }: PageDescription,
  { title, description, site, canonical }: PageFacts,
): ReactElement[] {
  const isArticle = subject?.kind === "post" || subject?.kind === "doc";
  const others = canonical
    ? alternates.filter(isForSearch).filter((other) => other.locale !== lang)
    : [];
  return [
    ...createPropertyTag("og:title", title),
    ...createPropertyTag("og:description", description),
    ...createPropertyTag("og:type", isArticle ? "article" : "website"),
    ...createPropertyTag("og:url", canonical),
    ...createPropertyTag("og:site_name", site),
    ...createPropertyTag("og:locale", formatOgLocale(lang)),
    ...others.flatMap((other) =>
      createPropertyTag(
        "og:locale:alternate",
        formatOgLocale(other.locale),
        `in ${other.locale}`,
      ),
    ),
    ...createNameTag("fediverse:creator", siteConfig.presence?.fediverse),
    ...createNameTag("twitter:title", title),
    ...createNameTag("twitter:description", description),
    ...createImageTags(image),
    ...(subject?.kind === "post" ? createArticleTags(subject.post) : []),
    ...(subject?.kind === "doc" ? createDocTags(subject.doc) : []),
  ];
}
