import type { z } from "zod";
import { siteConfig } from "../../config/resolved";
import { pageSchema } from "../../site/collections/pageFields";
import { postSchema } from "../../site/collections/postFields";
import { readMoment } from "../../site/content/readMoment";
import { toKebabCase } from "../../site/content/slugs";
import { isRecord } from "../../site/files/frontMatter";
import type { Fields, OldEntry } from "./oldSite";

/** What other systems and their themes call a field, the likeliest name first. */
const synonyms = {
  title: ["title"],
  description: ["description", "summary", "excerpt", "subtitle"],
  date: ["date", "pubDate", "pubDatetime", "published_at", "created", "added"],
  update: ["lastmod", "updated", "updatedDate"],
  image: [
    ...["image", "featured_image", "feature_image", "heroImage"],
    ...["cover", "cover_image", "banner", "thumbnail"],
  ],
  authors: ["authors", "author"],
  tags: ["tags", "tag"],
  categories: ["categories", "category", "topics"],
  draft: ["draft"],
  published: ["published"],
  permalink: ["permalink", "url"],
  slug: ["slug"],
  aliases: ["aliases", "alias", "redirect_from"],
  lang: ["lang", "language", "locale"],
  translationKey: ["translationKey"],
  keywords: ["keywords"],
};

/** The same for authors, tags and pictures that are maps. */
const inMaps = {
  name: ["name", "key"],
  src: ["src", "url", "path", "image", "feature", "teaser"],
};

const allNames = { ...synonyms, ...inMaps };
type Field = keyof typeof allNames;
const ofPosts = ["authors", "tags", "categories"];

export const isSet = (value: unknown): boolean =>
  !["[]", '""'].includes(JSON.stringify(value ?? ""));

/** Finds a field by the first of its names that is set. */
export const pickField = (fields: unknown, field: Field): unknown =>
  allNames[field]
    .map((name) => (isRecord(fields) ? fields[name] : undefined))
    .find(isSet);

/** Lists the names under which the fields are that are read. */
const listRead = ({ fields, kind }: OldEntry) =>
  Object.entries(synonyms)
    .filter(([field]) => kind === "post" || !ofPosts.includes(field))
    .map(([, all]) => all.find((name) => isSet(fields[name])));

export const asText = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number"
    ? String(value).trim() || undefined
    : undefined;

export const pickText = (fields: unknown, field: Field) =>
  asText(pickField(fields, field));

/** The words of a list, or of a text: with commas, or tags in Jekyll's way with spaces. */
export function listWords(fields: Fields, field: Field): string[] {
  const value = pickField(fields, field);
  const isSpaced = field === "tags" && !String(value).includes(",");
  const list =
    typeof value === "string"
      ? value.split(isSpaced ? " " : ",")
      : [value ?? []].flat();
  return list.flatMap(
    (item: unknown) => asText(item) ?? pickText(item, "name") ?? [],
  );
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

/** The day of a date, in the site's time zone. */
export const readDay = (value: unknown): string | undefined =>
  readMoment(readDate(value) ?? "", siteConfig.timeZone)?.day;

// In YAML 1.1 "yes" and "no" are as good.
export const isDraft = ({ draft, published }: Fields): boolean =>
  /^(?:true|yes)$/i.test(String(draft)) ||
  /^(?:false|no)$/i.test(String(published));

/** Makes one line of plain text of what may hold HTML. */
const toLine = (text = "") =>
  text
    .replace(/<[^>]+>/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** Takes the fields that have the same name here, and a value that is valid; lists the others. */
function takeOthers(entry: OldEntry, listed: Set<string>) {
  const { fields, kind, report } = entry;
  const { shape } = kind === "post" ? postSchema : pageSchema;
  const schemas = new Map<string, z.ZodType>(Object.entries(shape));
  const read = listRead(entry);
  return Object.entries(fields).filter(([name, value]) => {
    if (!isSet(value) || read.includes(name)) return false;
    const schema = schemas.get(name);
    if (schema?.safeParse(value).success) return true;
    const why = schema
      ? "its value is not valid"
      : `${kind}s have no such field`;
    const id = `${kind} ${name}`;
    if (schema || !listed.has(id))
      report(1, `The field "${name}" is left out: here ${why}.`);
    listed.add(id);
    return false;
  });
}

/**
 * Translates front matter; its picture is still that of the old site.
 * @param authors gets the names of authors, by key
 * @param listed the fields that are listed as left out already
 */
export function translateFields(
  entry: OldEntry & { target: string },
  authors: Map<string, string>,
  listed: Set<string>,
) {
  const { fields, kind, target, report } = entry;
  const [picture]: unknown[] = [pickField(fields, "image")].flat();
  const date = readDate(pickField(fields, "date"));
  const update = readDate(pickField(fields, "update"));
  const readWords = (...all: Field[]) =>
    all.flatMap((field) => (kind === "post" ? listWords(fields, field) : []));
  const canHaveAddress = (word: string) => {
    if (toKebabCase(word) !== "") return true;
    report(1, `Left out: "${word}", of which no address can be made.`);
    return false;
  };
  const names = readWords("authors").filter(canHaveAddress);
  for (const name of names) authors.set(toKebabCase(name), name);
  const tags = readWords("tags", "categories").filter(canHaveAddress);
  const postFields = {
    // The name of its folder may have the day.
    date: target.includes(`/${date ?? ""}-`) ? undefined : date,
    authors: [...new Set(names.map(toKebabCase))],
    tags: [...new Set(tags)],
    draft: isDraft(fields) || undefined,
  };
  return {
    ...Object.fromEntries(takeOthers(entry, listed)),
    title: toLine(pickText(fields, "title")),
    description: toLine(pickText(fields, "description")),
    image: asText(picture) ?? pickText(picture, "src"),
    ...(update && readDay(update) !== readDay(date)
      ? { last_update: { date: update } }
      : {}),
    keywords: listWords(fields, "keywords"),
    ...(kind === "post" ? postFields : {}),
  };
}
