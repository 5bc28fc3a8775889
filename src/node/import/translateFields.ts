import { siteConfig } from "../../config/resolved";
import { readMoment } from "../content/readMoment";
import { toKebabCase } from "../content/slugs";
import { asRecord, isText, pickField, pickText } from "./readFields";
import type { Fields, SourceEntry } from "./source";

/** Names that generators and themes have for a field, the likeliest first. */
const names = {
  date: "date pubDate pubDatetime publishDate published_at publishedAt published created added",
  update:
    "last_update.date lastmod updatedDate modDatetime last_modified_at updated updatedAt modified",
  description: "description summary excerpt subtitle",
  image:
    "image heroImage hero_image cover coverImage thumbnail featured_image featuredImage feature_image banner ogImage header.image header.teaser",
  imageAlt: "image_alt heroImageAlt coverAlt heroAlt image.alt cover.alt",
  authors: "authors author author_name",
  canonical: "canonical canonical_url canonicalURL",
};

/** Fields that Docusaurus and this site have alike. */
const sameFields =
  "title_meta hide_table_of_contents toc_min_heading_level toc_max_heading_level sidebar_label sidebar_position displayed_sidebar pagination_label pagination_prev pagination_next custom_edit_url id unlisted pinned";

/** Reads a date as any generator writes it: the day or the moment that front matter has here. */
export function readDate(value: unknown): string | undefined {
  const written =
    value instanceof Date ? value.toJSON().replace(".000", "") : value;
  const text = isText(written) ? written : "";
  if (readMoment(text, siteConfig.timeZone)) return text.trim();
  // Words such as "Mar 4, 2018" are a day, unless they name their time zone.
  const [day, moment] = [new Date(`${text} UTC`), new Date(text)];
  if (!Number.isNaN(day.getTime())) return day.toJSON().slice(0, 10);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toJSON();
}

/** The day of a date, in the site's time zone. */
export function readDay(value: unknown): string | undefined {
  const date = readDate(value);
  return date && readMoment(date, siteConfig.timeZone)?.day;
}

/** The words of lists, or of texts: with commas, or in Jekyll's way with spaces. */
export const listWords = (fields: Fields, fieldNames: string): string[] =>
  fieldNames.split(" ").flatMap((name) => {
    const value = pickField(fields, name);
    const separator =
      /s$/.test(name) && isText(value) && !value.includes(",") ? " " : ",";
    const list = isText(value) ? value.split(separator) : [value ?? []].flat();
    return list.flatMap(
      (item: unknown) =>
        pickText({ item }, "item") ??
        pickText(asRecord(item), "label name") ??
        [],
    );
  });

/** Tags and categories, each once, as they are written; new ones are added to those of the site. */
function readTags(fields: Fields, tags: Fields) {
  const words = listWords(fields, "tags tag categories category topics");
  const byKey = new Map(words.map((word) => [toKebabCase(word), word]));
  byKey.delete("");
  for (const [key, label] of byKey) tags[key] ??= { label };
  return [...byKey.values()];
}

/** The keys of an entry's authors; new ones are added to those of the site. */
function readAuthors(fields: Fields, authors: Fields) {
  const written = pickField(fields, names.authors);
  const list = isText(written) ? written.split(/,\s*/) : [written ?? []].flat();
  const keys = list.map((item: unknown) => {
    const details = isText(item) ? { name: item } : asRecord(item);
    const name = pickText(details, "name display_name key") ?? "";
    const given = pickText(details, "key") ?? name;
    const key = Object.hasOwn(authors, given)
      ? given
      : toKebabCase(given).replace(/-+$/, "");
    if (key !== "") authors[key] ??= { ...details, name };
    return key;
  });
  return [...new Set(keys)].filter(Boolean);
}

/** Makes one line of plain text of what may hold HTML. */
const toLine = (text = "") =>
  text
    .replace(/<[^>]+>/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** The authors and tags of a site, by key. */
export type SharedData = { authors: Fields; tags: Fields };

/**
 * Translates front matter into that of this site; its picture is still that of the source.
 * @param shared gets new authors and tags
 */
export function translateFields(
  { kind, fields }: SourceEntry,
  shared: SharedData,
): Fields {
  const date = readDate(pickField(fields, names.date));
  const update = readDate(pickField(fields, names.update));
  const isRevised = update !== undefined && readDay(update) !== readDay(date);
  const [picture]: unknown[] = [pickField(fields, names.image)].flat();
  const image =
    pickText({ picture }, "picture") ??
    pickText(asRecord(picture), "src url path image feature");
  const isDraft =
    pickField(fields, "draft") === true ||
    pickField(fields, "published") === false;
  return {
    title: toLine(pickText(fields, "title")),
    description: toLine(pickText(fields, names.description)),
    image,
    image_alt: image && pickText(fields, names.imageAlt),
    ...(kind === "post" && {
      date,
      authors: readAuthors(fields, shared.authors),
      canonical: pickText(fields, names.canonical),
      comments: pickField(fields, "comments") === false ? false : undefined,
    }),
    ...(kind === "doc" && { slug: pickText(fields, "slug") }),
    ...(kind !== "page" && {
      tags: readTags(fields, shared.tags),
      last_update: isRevised ? { date: update } : undefined,
    }),
    keywords: listWords(fields, "keywords"),
    draft: isDraft || undefined,
    ...Object.fromEntries(
      sameFields.split(" ").map((name) => [name, fields[name]]),
    ),
  };
}
