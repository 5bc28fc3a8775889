import { siteConfig } from "../../config/resolved";
import { authorKey } from "../content/data/authorSchema";
import { readMoment } from "../content/readMoment";
import { toKebabCase } from "../content/slugs";
import { asRecord, isText, pickField, pickText } from "./sourceSite";
import type { Fields, SourceEntry, SourceSite } from "./sourceSite";

/** Names that generators and themes have for a field, the likeliest first. */
const names = Object.fromEntries(
  Object.entries({
    date: "date pubDate pubDatetime publishDate published_at publishedAt published created",
    update:
      "last_update.date lastmod updatedDate modDatetime last_modified_at updated updatedAt modified",
    description: "description summary excerpt subtitle",
    image:
      "image heroImage hero_image cover coverImage thumbnail featured_image featuredImage feature_image banner ogImage header.image header.teaser",
    imageAlt: "image_alt heroImageAlt coverAlt heroAlt image.alt cover.alt",
    authors: "authors author author_name",
    canonical: "canonical canonical_url canonicalURL",
  }).map(([name, list]) => [name, list.split(" ")]),
) as Record<
  | "date"
  | "update"
  | "description"
  | "image"
  | "imageAlt"
  | "authors"
  | "canonical",
  string[]
>;

/** Fields that Docusaurus and this site share. */
const shared =
  "title_meta keywords hide_table_of_contents toc_min_heading_level toc_max_heading_level sidebar_label sidebar_position displayed_sidebar pagination_label pagination_prev pagination_next custom_edit_url id unlisted pinned".split(
    " ",
  );

/** Reads a date as any generator writes it: the day or the moment that front matter has here. */
export function readDate(value: unknown): string | undefined {
  const text =
    value instanceof Date
      ? value.toISOString().replace(".000", "")
      : isText(value)
        ? value.trim()
        : "";
  const padded = text
    .replace(
      /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/,
      (_, year: string, month: string, day: string) =>
        [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-"),
    )
    .replace(/ (?:UTC|GMT)$/, "Z")
    .replace(/([ T])(\d):/, "$10$2:");
  if (readMoment(padded, siteConfig.timeZone)) return padded;
  const date = new Date(text);
  if (text === "" || Number.isNaN(date.getTime())) return undefined;
  if (/[+-]\d{2}:?\d{2}$|\b(?:Z|UTC|GMT|[ECMP][SD]T)\b/.test(text))
    return date.toISOString();
  // Without a zone it was read in that of this machine.
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** The day of a date, in the site's time zone. */
export function readDay(value: unknown): string | undefined {
  const date = readDate(value);
  return date && readMoment(date, siteConfig.timeZone)?.day;
}

/** The words of a list, or of a text with separators. */
export function listWords(value: unknown, separator = ","): string[] {
  const list = isText(value)
    ? value.replace(/^\[|\]$/g, "").split(separator)
    : [value ?? []].flat();
  return list.flatMap((one: unknown) => {
    const text =
      isText(one) || typeof one === "number"
        ? String(one)
        : pickText(asRecord(one), "label", "name", "title");
    return text?.trim().replace(/^["']|["']$/g, "") || [];
  });
}

/** Adds what is new to a site's tags or authors, and returns its key. */
function addKey(
  known: Record<string, Fields>,
  name: string,
  fields: Fields,
): string | [] {
  if (Object.hasOwn(known, name) && authorKey.safeParse(name).success)
    return name;
  const key = toKebabCase(name).replace(/-+$/, "");
  if (key === "") return [];
  known[key] ??= { ...fields, ...known[name] };
  return key;
}

/** The keys of an entry's tags and categories. */
function readTags(
  { fields }: SourceEntry,
  { tags = {}, generator }: SourceSite,
) {
  const words = ["tags", "tag", "categories", "category", "topics"].flatMap(
    (name) => {
      const value = pickField(fields, name);
      const hasSpaces =
        generator === "Jekyll" && isText(value) && !value.includes(",");
      return listWords(value, hasSpaces ? " " : ",");
    },
  );
  const keys = words.flatMap((word) =>
    addKey(tags, word, toKebabCase(word) === word ? {} : { label: word }),
  );
  return [...new Set(keys)];
}

/** The keys of an entry's authors, whose details it may have itself. */
function readAuthors({ fields }: SourceEntry, { authors = {} }: SourceSite) {
  const written = pickField(fields, ...names.authors);
  const list: unknown[] = isText(written)
    ? written.split(/,\s*/)
    : [written ?? []].flat();
  const keys = list.flatMap((one) => {
    const details = isText(one) ? {} : asRecord(one);
    const own = pickText(details, "name", "display_name");
    const name = isText(one) ? one : (pickText(details, "key") ?? own ?? "");
    return addKey(authors, name, {
      title: pickText(fields, "author_title"),
      url: pickText(fields, "author_url"),
      image_url: pickText(fields, "author_image_url"),
      ...details,
      name: own ?? name,
    });
  });
  return [...new Set(keys)];
}

/** The picture of an entry: text, or a map with its address. */
function readImage(fields: Fields) {
  const [value]: unknown[] = [pickField(fields, ...names.image)].flat();
  const image = isText(value)
    ? value
    : pickText(asRecord(value), "src", "url", "path", "image", "feature");
  return { image, image_alt: image && pickText(fields, ...names.imageAlt) };
}

const toLine = (text = "") =>
  text
    .replace(/<[^>]+>/g, "")
    .replace(/\s+/g, " ")
    .trim() || undefined;

/** Translates front matter into that of this site; the address is for who knows the other entries. */
export function translateFields(entry: SourceEntry, site: SourceSite): Fields {
  const { kind, fields } = entry;
  const date = readDate(pickField(fields, ...names.date));
  const update = readDate(pickField(fields, ...names.update));
  const isRevised = update !== undefined && readDay(update) !== readDay(date);
  const isDraft =
    pickField(fields, "draft") === true ||
    pickField(fields, "published") === false;
  return {
    title: toLine(pickText(fields, "title")),
    description: toLine(pickText(fields, ...names.description)),
    ...readImage(fields),
    ...(kind === "post" && {
      date,
      authors: readAuthors(entry, site),
      canonical: pickText(fields, ...names.canonical),
      comments: pickField(fields, "comments") === false ? false : undefined,
    }),
    ...(kind === "doc" && { slug: pickText(fields, "slug") }),
    ...(kind !== "page" && {
      tags: readTags(entry, site),
      last_update: isRevised ? { date: update } : undefined,
    }),
    draft: isDraft || undefined,
    ...Object.fromEntries(shared.map((name) => [name, fields[name]])),
    keywords: listWords(pickField(fields, "keywords")),
  };
}
