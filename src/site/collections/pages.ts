import { z } from "zod";
import { defineCollection } from "./collection";
import { findHomeLinks, homeSchema, orderSections } from "./homeFields";
import { entrySlug } from "../../config/schema/fields";
import {
  darkImageField,
  entryFields,
  visibilityFields,
} from "../content/fields";
import { checkFileName } from "../content/slugs";
import { findVoicePictures } from "../content/voices";
import type { EntryOf, EntrySource } from "../content/entry";

/** The name of the home page. */
export const homeName = "home";

/** Front matter of a page. */
export const pageSchema = z
  .object({
    ...entryFields,
    ...darkImageField,
    slug: entrySlug
      .optional()
      .describe(
        "the page's path, such as contact or about/team; each language may have its own, and menus follow; default: the name of its folder",
      ),
    reviewed: z.iso
      .date("Not a day.")
      .optional()
      .describe(
        "the day on which you last went through a legal text, such as 2026-11-02, which readers see; a year later check:content asks for the next; default: none",
      ),
    ...visibilityFields,
    home: homeSchema
      .optional()
      .describe(
        "the sections of the home page; only content/pages/home has them",
      ),
  })
  .refine(({ home, image }) => !home?.picture || image, {
    path: ["home", "picture"],
    error: 'Needs an "image", which is the picture.',
    params: { needs: ["image"] },
  });

type Source = EntrySource<z.output<typeof pageSchema>>;

/** Creates the fields that only pages have. */
const createPageFields = ({ file, frontMatter, written, report }: Source) => {
  const name = file.entryPath.name.toLowerCase();
  if (frontMatter.slug === undefined) {
    checkFileName(name).forEach(report);
  }
  // A field with errors counts as missing, but is reported.
  if (name === homeName && !frontMatter.home && !("home" in written)) {
    report({
      reason: "The home page needs its sections.",
      fatal: true,
      field: ["home"],
      expected: Object.keys(homeSchema.shape),
      note: 'Add "home"; docs/front-matter.md lists its fields.',
    });
  }
  const { slug, reviewed, home = null } = frontMatter;
  if (name === homeName && slug !== undefined)
    report({
      reason: "The start page is at the root of its language.",
      fatal: true,
      field: ["slug"],
      note: "Remove this line.",
    });
  if (name !== homeName && home)
    report({
      reason: "Only the start page, content/pages/home, shows these sections.",
      fatal: false,
      field: ["home"],
    });
  const voices = home?.voices && {
    ...home.voices,
    items: home.voices.items.map((voice, index) =>
      findVoicePictures(file, voice, ["home", "voices", "items", index]),
    ),
  };
  return {
    slug,
    reviewed,
    home: home && { ...home, voices },
    sections:
      home && orderSections(home, Object.keys(Object(written.home) as object)),
  };
};

export type PageEntry = EntryOf<"Page", ReturnType<typeof createPageFields>>;

export const pages = defineCollection({
  name: "page",
  folder: "pages",
  nodeType: "Page",
  description:
    "A plain page in one locale: content/pages/<name>/<locale>.mdx, or its fallback.",
  schema: pageSchema,
  createFields: createPageFields,
  proseFields: ["home"],
  findLinks: ({ frontMatter: { home } }) => findHomeLinks(home),
  locate: ({ name, slug }) =>
    name === homeName ? "/" : `/${slug ?? name.toLowerCase()}`,
});
