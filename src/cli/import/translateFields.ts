import { toKebabCase } from "../../site/content/slugs";
import { asText, pickField, pickText } from "./fieldSynonyms";
import type { Field } from "./fieldSynonyms";
import type { Fields, OldEntry } from "./oldSite";
import { listWords, readDate, readDay } from "./readValues";

/** Fields that mean the same by any name. */
const sameFields = [
  "image_alt",
  "canonical",
  "unlisted",
  "title_meta",
  "hide_table_of_contents",
  "toc_min_heading_level",
  "toc_max_heading_level",
  "sidebar_label",
  "sidebar_position",
  "pagination_label",
] satisfies Field[];

/** The authors and tags of the site, by key, with their fields. */
export type SharedData = { authors: Fields; tags: Fields };

/** Translates the fields of an author, who may be no more than a name. */
export const translateAuthor = (author: unknown): Fields => ({
  name: asText(author) ?? pickText(author, "name"),
  title: pickText(author, "title"),
  bio: pickText(author, "bio"),
  url: pickText(author, "site"),
  email: pickText(author, "email"),
  image: pickText(author, "portrait"),
  socials: pickField(author, "socials"),
});

/** Makes a key of an author, with letters that a key may have. */
export const authorKey = (name: string) => toKebabCase(name).replace(/-+$/, "");

/** Lists the keys of an entry's authors; new ones are added to those of the site. */
function readAuthors(fields: Fields, { authors }: SharedData): string[] {
  const value = pickField(fields, "authors");
  const list =
    typeof value === "string" ? value.split(",") : [value ?? []].flat();
  const keys = list.map((author: unknown) => {
    const { name } = translateAuthor(author);
    const { key: given } = Object(author) as Fields;
    const key = authorKey(asText(given) ?? asText(name) ?? "");
    if (key !== "" && name) authors[key] ??= translateAuthor(author);
    return key;
  });
  return [...new Set(keys)].filter(Boolean);
}

/** Lists tags and categories, each once; new ones are added to those of the site. */
function readTags(fields: Fields, { tags }: SharedData): string[] {
  const words = [
    ...listWords(fields, "tags"),
    ...listWords(fields, "categories"),
  ];
  const byKey = new Map(words.map((word) => [toKebabCase(word), word]));
  byKey.delete("");
  for (const [key, label] of byKey) tags[key] ??= { label };
  return [...byKey.values()];
}

/** Makes one line of plain text of what may hold HTML. */
const toLine = (text = "") =>
  text
    .replace(/<[^>]+>/g, "")
    .replace(/\s+/g, " ")
    .trim();

/** Translates front matter into that of this site; its picture is still that of the old one. */
export function translateFields(
  { fields, kind }: OldEntry,
  shared: SharedData,
): Fields {
  const date = readDate(pickField(fields, "date"));
  const update = readDate(pickField(fields, "last_update"));
  const [picture]: unknown[] = [pickField(fields, "image")].flat();
  const isHidden =
    pickField(fields, "draft") === true || fields.published === false;
  return {
    title: toLine(pickText(fields, "title")),
    description: toLine(pickText(fields, "description")),
    image: asText(picture) ?? pickText(picture, "src"),
    ...Object.fromEntries(
      sameFields.map((name) => [name, pickField(fields, name)]),
    ),
    date,
    last_update: readDay(update) !== readDay(date) &&
      update && { date: update },
    authors: kind === "post" ? readAuthors(fields, shared) : [],
    tags: kind === "page" ? [] : readTags(fields, shared),
    keywords: listWords(fields, "keywords"),
    comments: pickField(fields, "comments") === false ? false : undefined,
    pinned: pickField(fields, "pinned") === true || undefined,
    draft: isHidden || undefined,
  };
}
