import { z } from "zod";
import { listLocales } from "../../config/i18n";
import type { I18n } from "../../config/i18n";
import { oldAddress } from "../../config/schema/fields";
import { uniqueList } from "../../config/schema/uniqueList";
import { createLocalized } from "../../config/schema/localized";
import { isPublic } from "../../lib/address";
import { removeControls } from "../../lib/escape";
import { isRemote } from "./images";
import { readMoment } from "./readMoment";
import { toKebabCase } from "./slugs";

// Schemas that front matter and data files share. The description of a field
// says what it holds; docs/front-matter.md and messages print it.

/**
 * A non-empty text in one line, as pages show it, without what no page or
 * document may hold; a number counts as text.
 */
export const text = (description: string) =>
  z
    .preprocess(
      (value) =>
        typeof value === "number" || typeof value === "string"
          ? removeControls(String(value)).replace(/\s*\n\s*/g, " ")
          : value,
      z.string().trim().min(1, "Expected some text."),
    )
    .describe(description);

/** The path of a picture, or its web address. */
export const picturePath = (description: string) =>
  text(description).refine(
    (src) => !isRemote(src) || /^(?:https:)?\/\/./i.test(src),
    "Expected the path of a file, or a web address with https.",
  );

/** A switch that is off by default. */
export const flag = (description: string) =>
  z.boolean().default(false).describe(`${description}; default: false`);

/** A key that connects entries. */
export const key = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9-]{0,199}$/,
    "Expected a key of at most 200 lower-case letters, digits and hyphens.",
  );

export const webAddress = z
  .url({
    protocol: /^https?$/,
    error: "Expected a web address such as https://example.com.",
  })
  .refine(...isPublic);

/** A day, or a day and a time. Whether it is valid does not depend on the time zone. */
export const moment = z
  .string()
  .refine((value) => readMoment(value, "UTC") !== null, "Not a valid date.");

/** A month, or a year, of a working life: 2125 is a typo. */
const monthPattern = /^(?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2]))?$/;
export const month = text("a month such as 2026-02, or a year")
  .refine(
    monthPattern.test.bind(monthPattern),
    "Expected a month such as 2026-02, or a year, from 1900 to 2099.",
  )
  .meta({ pattern: monthPattern.source });

/** Creates the schema of one text for all languages, or one for each; the default locale's is the fallback. */
export const createLocalizedText = (i18n: I18n) =>
  createLocalized(text("text"), listLocales(i18n), i18n.defaultLocale);

/** A tag as an entry refers to it. */
export type EntryTag = {
  /** The key in content/tags.yaml, if the tag is there. */
  key: string;
  /** The name in the front matter, for a tag that is not in content/tags.yaml. */
  label: string;
};

const tag = text("a tag")
  .transform((label): EntryTag => ({ key: toKebabCase(label), label }))
  .refine(({ key }) => key !== "", {
    error:
      "Needs letters or digits that an address can have: make it the label of a key in content/tags.yaml, and write the key here.",
  });

/** The tags of an entry, as its front matter has them. */
export const tags = uniqueList(tag)
  .default([])
  .describe(
    "keys of content/tags.yaml, such as [craft, tooling], or other tags, such as Open Source",
  );

/** Lists the keys of an entry's tags without duplicates. */
export const listTagKeys = (tags: readonly EntryTag[]) => [
  ...new Set(tags.map(({ key }) => key)),
];

export const lastUpdate = z
  .object({
    date: moment.describe("a day such as 2026-03-20, or a moment"),
  })
  .optional()
  .describe(
    "{ date: 2026-03-20 }; default: the file's last commit, if the site is built from git",
  );

/** Fields of any entry that hold prose, which gets typography. */
export const proseFields: readonly string[] = [
  "title",
  "title_meta",
  "description",
  "image_alt",
  "sidebar_label",
];

const headingLevel = z
  .int()
  .min(2)
  .max(6)
  .optional()
  .describe("a heading level from 2 to 6; default: as in the site config");

/** Fields of all entries. */
export const entryFields = {
  title: text(
    "a line of text; default: the heading of level 1 that the body begins with",
  ).optional(),
  title_meta: text(
    "a line of text for search engines and previews; default: the title",
  ).optional(),
  description: text(
    "one or two sentences for search engines and previews; default: the first paragraph",
  ).optional(),
  image: picturePath(
    "a path relative to this file, such as ./cover.png, or a file in static/, such as /img/cover.png; an image at a web address, https://…, is only used in previews on other sites",
  ).optional(),
  image_alt: z
    .string()
    .default("")
    .describe(
      "what the image shows, for those who can't see it; default: empty",
    ),
  aliases: uniqueList(oldAddress)
    .default([])
    .describe(
      "earlier addresses of this page, such as [/blog/old-name], without the base path; whoever opens one is led here, and the first is what feed readers know a post by",
    ),
  keywords: uniqueList(text("a word"))
    .default([])
    .describe("a list of words for search engines"),
  hide_table_of_contents: flag("true leaves the table of contents out"),
  toc_min_heading_level: headingLevel,
  toc_max_heading_level: headingLevel,
};

/** Fields of entries that show their image. */
export const darkImageField = {
  image_dark: picturePath(
    "the image for dark mode: a path relative to this file, such as ./cover-dark.png; default: the image, dimmed",
  ).optional(),
};

/** Fields of entries that can be hidden. */
export const visibilityFields = {
  draft: flag("a draft is shown in previews only"),
  unlisted: flag("an unlisted page can only be reached by its address"),
};

/** Fields that several collections share; LoadedFields has those in a richer form. */
const sharedFields = {
  ...entryFields,
  ...darkImageField,
  ...visibilityFields,
  last_update: lastUpdate,
  tags,
};

/** Selects the front matter fields that only one collection has, under their GraphQL names. */
export const selectOwnFields = <T>(
  fields: Readonly<Record<string, T>>,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !(name in sharedFields))
      .map(([name, value]) => [
        name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]),
  );
