import type { z } from "zod";
import { siteConfig } from "../../config/resolved";
import { pageSchema } from "../../site/collections/pageFields";
import { postSchema } from "../../site/collections/postFields";
import { readMoment } from "../../site/content/readMoment";
import { toKebabCase } from "../../site/content/slugs";
import { isRecord } from "../../site/files/frontMatter";
import type { Fields, OldEntry } from "./oldSite";

/** The names that other systems and their themes give a field, the likeliest first. */
const synonyms = {
  title: ["title"],
  description: ["description", "summary", "excerpt", "subtitle"],
  date: ["date", "pubDate", "pubDatetime", "published_at", "created", "added"],
  updated: ["lastmod", "updated", "updatedDate"],
  image: [
    ...["image", "featured_image", "feature_image", "heroImage"],
    ...["cover", "cover_image", "banner", "thumbnail"],
  ],
  keywords: ["keywords"],
  draft: ["draft"],
  published: ["published"],
  permalink: ["permalink", "url"],
  slug: ["slug"],
  aliases: ["aliases", "alias", "redirect_from"],
  lang: ["lang", "language", "locale"],
  translationKey: ["translationKey"],
};

/** The same for fields that only posts have here. */
const ofPosts = {
  authors: ["authors", "author"],
  tags: ["tags", "tag"],
  categories: ["categories", "category", "topics"],
  canonical: ["canonical", "canonical_url"],
};

const isSet = (value: unknown): boolean =>
  !["[]", '""'].includes(JSON.stringify(value ?? ""));

/** Gives fields their first names in the tables; all others keep theirs. */
export function nameFields(given: Fields): Fields {
  const fields = Object.entries(given).filter(([, value]) => isSet(value));
  const names = new Map(fields.map(([name]) => [name, name]));
  for (const [field, all] of Object.entries({ ...synonyms, ...ofPosts })) {
    const used = all.find((name) => names.has(name));
    if (used !== undefined) names.set(used, field);
  }
  return Object.fromEntries(
    fields.map(([name, value]) => [names.get(name) ?? name, value]),
  );
}

export const asText = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number"
    ? String(value).trim() || undefined
    : undefined;

/** Takes the text of a value, or of the first of these fields in a map. */
const readPart = (value: unknown, ...names: string[]): string | undefined =>
  isRecord(value)
    ? names.map((name) => asText(value[name])).find(Boolean)
    : asText(value);

/** Lists words of a list, or of a text: between commas, or between spaces as Jekyll's tags. */
export function listWords(value: unknown, isSpaced = false): string[] {
  const list =
    typeof value === "string"
      ? value.split(isSpaced && !value.includes(",") ? " " : ",")
      : [value].flat();
  return list.flatMap((item: unknown) => readPart(item, "name", "key") ?? []);
}

/** Reads a date as any system writes it: the day or the moment that front matter has here. */
export function readDate(value: unknown): string | undefined {
  // TOML has thousandths.
  const text = (asText(value) ?? "").replace(/\.000(?=Z|[+-])/, "");
  if (readMoment(text, siteConfig.timeZone)) return text;
  // Words such as "Mar 4, 2018" are a day.
  const date = new Date(`${text} UTC`);
  return Number.isNaN(date.getTime()) ? undefined : date.toJSON().slice(0, 10);
}

/** Reads the day of a date, in the site's time zone. */
export const readDay = (value: unknown): string | undefined =>
  readMoment(readDate(value) ?? "", siteConfig.timeZone)?.day;

// In YAML 1.1 "yes" and "no" are as good.
export const isDraft = ({ draft, published }: Fields): boolean =>
  /^(?:true|yes)$/i.test(String(draft)) ||
  /^(?:false|no)$/i.test(String(published));

/** Makes one line of plain text of what may hold HTML. */
const toLine = (value: unknown) =>
  asText(value)
    ?.replace(/<[^<>]+>/g, "")
    .replace(/\s+/g, " ")
    .trim();

/**
 * Translates front matter; its picture is still that of the old site.
 * @param authors gets the names of authors, by key
 * @param listed the fields that are listed as left out already
 */
export function translateFields(
  { fields, kind, target, report }: OldEntry & { target: string },
  authors: Map<string, string>,
  listed: Set<string>,
): Fields {
  const isPost = kind === "post";
  const { shape } = isPost ? postSchema : pageSchema;
  const schemas = new Map<string, z.ZodType>(Object.entries(shape));
  /** Tells whether a field is valid here as it is, and lists it if not. */
  const isKept = ([name, value]: [string, unknown]) => {
    if (name in synonyms) return false;
    const schema = schemas.get(name);
    if (schema?.safeParse(value).success) return true;
    const why = schema ? "its value is not valid" : "there is no such field";
    const id = `${kind} ${name}`;
    if (schema || !listed.has(id))
      report(1, `Left out: the field "${name}" of a ${kind}, since ${why}.`);
    listed.add(id);
    return false;
  };
  const canHaveAddress = (word: string) => {
    if (toKebabCase(word) !== "") return true;
    report(1, `Left out: "${word}", of which no address can be made.`);
    return false;
  };

  const { authors: given, tags, categories, ...others } = fields;
  const date = readDate(fields.date);
  const update = readDate(fields.updated);
  const names = listWords(given).filter(canHaveAddress);
  const words = [...listWords(tags, true), ...listWords(categories)];
  const translated = {
    title: toLine(fields.title),
    description: toLine(fields.description),
    image: readPart(
      [fields.image].flat()[0],
      ...["src", "url", "path", "image", "feature", "teaser"],
    ),
    ...(update && readDay(update) !== readDay(date)
      ? { last_update: { date: update } }
      : {}),
    keywords: listWords(fields.keywords),
  };
  if (!isPost)
    return {
      ...Object.fromEntries(Object.entries(fields).filter(isKept)),
      ...translated,
    };
  for (const name of names) authors.set(toKebabCase(name), name);
  return {
    ...Object.fromEntries(Object.entries(others).filter(isKept)),
    ...translated,
    // The name of its folder may have the day.
    date: target.includes(`/${date ?? ""}-`) ? undefined : date,
    authors: [...new Set(names.map(toKebabCase))],
    tags: [...new Set(words.filter(canHaveAddress))],
    draft: isDraft(fields) || undefined,
  };
}

/** Leaves out the fields that are empty. */
export const dropEmpty = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => isSet(value)),
  );
