import type { z } from "zod";
import { siteConfig } from "../../config/resolved";
import { pageSchema } from "../../site/collections/pages";
import { postSchema } from "../../site/collections/posts";
import { readMoment } from "../../site/content/readMoment";
import { toKebabCase } from "../../site/content/slugs";
import { isRecord } from "../../site/files/parseYaml";
import type { Fields, OldEntry } from "./oldSite";

/** The names that other systems and their themes give a field, in small letters, the likeliest first. */
const synonyms = {
  description: ["description", "summary", "excerpt", "subtitle"],
  date: ["date", "pubdate", "pubdatetime", "published_at", "created", "added"],
  updated: ["lastmod", "updated", "updateddate"],
  image: [
    ...["image", "featured_image", "featuredimage", "feature_image"],
    ...["heroimage", "cover", "cover_image", "coverimage", "banner"],
    "thumbnail",
  ],
  permalink: ["permalink", "url", "path"],
  aliases: ["aliases", "alias", "redirect_from"],
  lang: ["lang", "language", "locale"],
  authors: ["authors", "author"],
  tags: ["tags", "tag"],
  categories: ["categories", "category", "topics"],
  canonical: ["canonical", "canonical_url"],
};

const isSet = ([, value]: [string, unknown]) =>
  !["[]", '""'].includes(JSON.stringify(value ?? ""));

/** Leaves out the fields that are empty. */
export const dropEmpty = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(isSet));

/** Gives fields their names in the table; all others keep theirs, in small letters: Hugo does not tell capital ones from them. */
export function nameFields(given: Fields): Fields {
  const fields = Object.fromEntries(
    Object.entries(given)
      .filter(isSet)
      .map(([name, value]) => [name.toLowerCase(), value]),
  );
  const names = new Map(
    Object.entries(synonyms).map(([field, all]) => [
      all.find((name) => name in fields),
      field,
    ]),
  );
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      names.get(name) ?? name,
      value,
    ]),
  );
}

export const asText = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number"
    ? String(value).trim() || undefined
    : undefined;

/** Lists words of a list, or of a text: between commas, or between spaces as Jekyll's tags. */
export const listWords = (value: unknown, isSpaced = false): unknown[] =>
  typeof value === "string"
    ? value.split(isSpaced && !value.includes(",") ? " " : /\s*,\s*/)
    : // Hexo has categories below others in lists of their own.
      [value ?? []].flat(2);

/** Reads a date as any system writes it: the day or the moment that front matter has here. */
export function readDate(value: unknown): string | undefined {
  // Between dots the day is first; Date takes it for the month.
  const text = (asText(value) ?? "").replace(
    /^(\d{1,2})\.(\d{1,2})\.(\d{4})\b/,
    "$3-$2-$1",
  );
  if (readMoment(text, siteConfig.timeZone)) return text;
  // Words such as "Mar 4, 2018" are a day; of a number alone, Date guesses one.
  const date = new Date(/\d{4}/.test(text) ? `${text} UTC` : "");
  return Number.isNaN(date.getTime()) ? undefined : date.toJSON().slice(0, 10);
}

const readTime = (value: unknown) => Date.parse(readDate(value) ?? "");

// In YAML 1.1 "yes" and "no" are as good. Hugo may publish from a date on, or until one.
export const isDraft = (fields: Fields): boolean =>
  /^(?:true|yes)$/i.test(String(fields.draft)) ||
  /^(?:false|no)$/i.test(String(fields.published)) ||
  readTime(fields.publishdate) > Date.now() ||
  readTime(fields.expirydate) < Date.now();

/** Makes one line of plain text of what may hold HTML. */
const toLine = (value: unknown) =>
  asText(value)
    ?.replace(/<[^<>]+>/g, "")
    .replace(/\s+/g, " ");

/** Takes the address of a picture, or of the first of several, or of one with settings. */
function readPicture(value: unknown): string | undefined {
  const [picture]: unknown[] = [value].flat();
  if (!isRecord(picture)) return asText(picture);
  return asText(picture.src ?? picture.url ?? picture.path ?? picture.image);
}

/** Takes what a picture with settings shows, as themes of Hugo and Astro say it beside the address. */
function readAlt(value: unknown): string | undefined {
  const [picture]: unknown[] = [value].flat();
  return isRecord(picture) ? toLine(picture.alt) : undefined;
}

/**
 * Translates front matter, and lists what this site can't have; its picture is
 * still that of the old site.
 * @param listed the fields that are listed as unknown already
 */
export function translateFields(
  { fields, kind, report }: OldEntry,
  listed: Set<string>,
): Fields {
  // Addresses and languages are in the place of the text.
  const { permalink, slug, aliases, lang, translationkey, ...others } = fields;
  const { updated, categories, published, ...kept } = others;
  const isPost = kind === "post";
  const update = readDate(updated);
  const tags = [...listWords(fields.tags, true), ...listWords(categories)];
  const authors = [fields.authors ?? []]
    .flat()
    .map((author) =>
      typeof author === "string" ? toKebabCase(author) : author,
    );
  const translated = dropEmpty({
    ...kept,
    title: toLine(fields.title),
    description: toLine(fields.description),
    image: readPicture(fields.image),
    image_alt: kept.image_alt ?? readAlt(fields.image),
    keywords: listWords(fields.keywords),
    date: isPost ? readDate(fields.date) : undefined,
    last_update: isPost && update ? { date: update } : undefined,
    authors: [...new Set(authors)],
    tags: [...new Set(tags)],
    draft: isDraft(fields) || undefined,
  });
  const { shape } = isPost ? postSchema : pageSchema;
  const schemas = new Map<string, z.ZodType>(Object.entries(shape));
  const isValid = ([name, value]: [string, unknown]) => {
    const schema = schemas.get(name);
    if (schema?.safeParse(value).success) return true;
    const why = schema ? "its value is not valid" : "there is no such field";
    const id = `${kind} ${name}`;
    if (schema || !listed.has(id))
      report(1, `Left out: the field "${name}" of a ${kind}, since ${why}.`);
    listed.add(id);
    return false;
  };
  return Object.fromEntries(Object.entries(translated).filter(isValid));
}
