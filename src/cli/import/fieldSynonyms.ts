import { isRecord } from "../../site/files/frontMatter";
import type { Fields } from "./oldSite";

/** What other systems and their themes call the fields of this site, the likeliest name first; a dot leads into a map. */
const synonyms = {
  title: ["title"],
  description: ["description", "summary", "excerpt", "subtitle"],
  date: ["date", "pubDate", "pubDatetime", "published_at", "created", "added"],
  last_update: ["last_update.date", "lastmod", "updated", "updatedDate"],
  image: ["image", "heroImage", "cover", "cover_image", "banner", "thumbnail"],
  image_alt: ["image_alt", "heroImageAlt", "coverAlt", "image.alt"],
  authors: ["authors", "author"],
  tags: ["tags", "tag"],
  categories: ["categories", "category", "topics"],
  keywords: ["keywords"],
  canonical: ["canonical", "canonical_url"],
  comments: ["comments"],
  draft: ["draft"],
  published: ["published"],
  unlisted: ["unlisted"],
  pinned: ["pinned", "sticky"],
  title_meta: ["title_meta"],
  hide_table_of_contents: ["hide_table_of_contents"],
  toc_min_heading_level: ["toc_min_heading_level"],
  toc_max_heading_level: ["toc_max_heading_level"],
  sidebar_label: ["sidebar_label"],
  sidebar_position: ["sidebar_position"],
  pagination_label: ["pagination_label"],
  permalink: ["permalink", "url"],
  slug: ["slug"],
  aliases: ["aliases", "alias", "redirect_from"],
  lang: ["lang", "language", "locale"],
  translationKey: ["translationKey"],
  // Of settings, authors, and pictures that are maps.
  site: ["baseURL", "url"],
  mainLang: ["defaultContentLanguage", "lang", "language", "languageCode"],
  name: ["name", "display_name"],
  bio: ["bio", "description"],
  email: ["email"],
  socials: ["socials"],
  portrait: ["image", "image_url", "avatar"],
  src: ["src", "url", "path", "image", "feature", "teaser"],
} satisfies Record<string, string[]>;

export type Field = keyof typeof synonyms;

/** Folds a name: systems write canonical_url, canonicalURL and CanonicalUrl. */
const fold = (name: string) => name.toLowerCase().replace(/[_-]/g, "");

const read = (fields: unknown, name: string) =>
  Object.entries(isRecord(fields) ? fields : {}).find(
    ([key]) => fold(key) === fold(name),
  )?.[1];

/** Finds a field by the first of its names that is set. */
export const pickField = (fields: unknown, field: Field): unknown =>
  synonyms[field]
    .map((name) => name.split(".").reduce(read, fields))
    .find((value) => (value ?? "") !== "");

export const asText = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number"
    ? String(value).trim() || undefined
    : undefined;

export const pickText = (fields: unknown, field: Field) =>
  asText(pickField(fields, field));

const known = new Set(
  Object.values(synonyms).flatMap((names) =>
    names.map((name) => fold(name.split(".")[0] ?? "")),
  ),
);

/** Lists the fields that an import has no use for. */
export const listUnknownFields = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => !known.has(fold(name)));
