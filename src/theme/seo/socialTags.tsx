import type { ReactElement } from "react";
import { absoluteUrl, siteConfig } from "../../config/resolved";
import { languageTag } from "../../config/locales";
import { isForSearch } from "../../lib/routeContext";
import type { PageFacts } from "./pageFacts";
import type { SharedImage } from "./siteImage";
import { formatSiteTime } from "./structured/describeSite";

/** What is empty gets no tag. */
type Tag = [name: string, content: string | number | null | undefined];

/** Open Graph uses `property` instead of `name`. */
function createTag([name, content]: Tag): ReactElement {
  const attribute = /^(?:og|article):/.test(name) ? "property" : "name";
  const key = `${name} ${content}`;
  return <meta key={key} {...{ [attribute]: name }} content={`${content}`} />;
}

/** Formats a locale for Open Graph: en_GB. */
const formatOgLocale = (locale: string) =>
  languageTag(locale).replace("-", "_");

function listImageTags(image: SharedImage | null | undefined): Tag[] {
  if (!image) return [["twitter:card", "summary"]];
  const address = absoluteUrl(image.src);
  return [
    ["og:image", address],
    ["og:image:width", image.width],
    ["og:image:height", image.height],
    ["og:image:alt", image.alt],
    ["twitter:card", "summary_large_image"],
    ["twitter:image", address],
    ["twitter:image:alt", image.alt],
  ];
}

type Article = Queries.PostSubjectFragment | Queries.TextSubjectFragment;

function listArticleTags(article: Article): Tag[] {
  const { updatedAt, keywords } = article;
  const common: Tag[] = [
    ["keywords", keywords.join(", ")],
    ["article:modified_time", updatedAt && formatSiteTime(updatedAt)],
  ];
  if (!("authors" in article)) return common;
  const { publishedAt, authors, tags } = article;
  const profiles = authors.flatMap(({ path, url }) => path || url || []);
  return [
    ["author", authors.map(({ name }) => name).join(", ")],
    ["article:published_time", formatSiteTime(publishedAt)],
    ...common,
    ...profiles.map((to): Tag => ["article:author", absoluteUrl(to)]),
    ...tags.map(({ label }): Tag => ["article:tag", label]),
  ];
}

/** Creates the tags that social networks and messengers read. */
export function createSocialTags(page: PageFacts): ReactElement[] {
  const { title, description, lang, site, canonical, subject } = page;
  const others = canonical
    ? page.alternates
        .filter(isForSearch)
        .filter((other) => other.locale !== lang)
    : [];
  const article =
    (subject?.kind === "post" && subject.post) ||
    (subject?.kind === "doc" && subject.doc);
  const tags: Tag[] = [
    ["og:title", title],
    ["og:description", description],
    ["og:type", article ? "article" : "website"],
    ["og:url", canonical],
    ["og:site_name", site],
    ["og:locale", formatOgLocale(lang)],
    ...others.map((other): Tag => [
      "og:locale:alternate",
      formatOgLocale(other.locale),
    ]),
    ["fediverse:creator", siteConfig.presence?.fediverse],
    ["twitter:title", title],
    ["twitter:description", description],
    ...listImageTags(page.image),
    ...(article ? listArticleTags(article) : []),
  ];
  return tags.filter(([, content]) => content).map(createTag);
}
