import type { ReactElement } from "react";
import { absoluteUrl } from "../config/resolved";
import { languageTag } from "../config/locales";
import { isForSearch } from "../lib/routeContext";
import type { PageDescription, PageFacts } from "./pageFacts";
import type { SharedImage } from "./siteImage";
import { siteTime } from "./structured/site";

type Content = string | number | null | undefined;

/** Open Graph knows its tags by `property`. */
const property = (name: string, content: Content, key = name) =>
  content === null || content === undefined || content === ""
    ? []
    : [<meta key={key} property={name} content={String(content)} />];
const named = (name: string, content: Content) =>
  content ? [<meta key={name} name={name} content={String(content)} />] : [];

/** As Open Graph writes languages: en_GB. */
const underscored = (locale: string) => languageTag(locale).replace("-", "_");

function imageTags(image: SharedImage | null | undefined): ReactElement[] {
  if (!image) return named("twitter:card", "summary");
  const address = absoluteUrl(image.src);
  return [
    ...property("og:image", address),
    ...property("og:image:width", image.width),
    ...property("og:image:height", image.height),
    ...property("og:image:alt", image.alt),
    ...named("twitter:card", "summary_large_image"),
    ...named("twitter:image", address),
    ...named("twitter:image:alt", image.alt),
  ];
}

function articleTags(post: Queries.PostSubjectFragment): ReactElement[] {
  const { publishedAt, updatedAt, keywords, authors, tags } = post;
  const profiles = authors.flatMap(({ path, url }) => path || url || []);
  return [
    ...named("author", authors.map(({ name }) => name).join(", ")),
    ...named("keywords", keywords.join(", ")),
    ...property("article:published_time", siteTime(publishedAt)),
    ...property("article:modified_time", updatedAt && siteTime(updatedAt)),
    ...profiles.flatMap((to) =>
      property("article:author", absoluteUrl(to), `author ${to}`),
    ),
    ...tags.flatMap(({ label }) =>
      property("article:tag", label, `tag ${label}`),
    ),
  ];
}

const docTags = ({ updatedAt, keywords }: Queries.DocSubjectFragment) => [
  ...named("keywords", keywords.join(", ")),
  ...property("article:modified_time", updatedAt && siteTime(updatedAt)),
];

/** What networks and messengers show of a link to the page. */
export function socialTags(
  { locale, lang = locale, alternates, image, subject }: PageDescription,
  { title, description, site, canonical }: PageFacts,
): ReactElement[] {
  const isArticle = subject?.kind === "post" || subject?.kind === "doc";
  const others = canonical
    ? alternates.filter(isForSearch).filter((other) => other.locale !== lang)
    : [];
  return [
    ...property("og:title", title),
    ...property("og:description", description),
    ...property("og:type", isArticle ? "article" : "website"),
    ...property("og:url", canonical),
    ...property("og:site_name", site),
    ...property("og:locale", underscored(lang)),
    ...others.flatMap((other) =>
      property(
        "og:locale:alternate",
        underscored(other.locale),
        `in ${other.locale}`,
      ),
    ),
    ...named("twitter:title", title),
    ...named("twitter:description", description),
    ...imageTags(image),
    ...(subject?.kind === "post" ? articleTags(subject.post) : []),
    ...(subject?.kind === "doc" ? docTags(subject.doc) : []),
  ];
}
