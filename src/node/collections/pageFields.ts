import { z } from "zod";
import { entrySlug } from "../../config/schema/fields";
import { darkImageHasImage, headingLevels } from "../content/fieldChecks";
import {
  darkImageField,
  entryFields,
  text,
  visibilityFields,
} from "../content/fields";
import { checkFileName } from "../content/slugs";
import type { EntryOf, EntrySource } from "../content/entry";

/** The page at the site's root. */
export const homeName = "home";

const linkPattern = /^(?:\/|#|mailto:|tel:|https?:\/\/)/;
const link = text("/a-path, #an-id, mailto:… or https://…")
  .refine((to) => linkPattern.test(to), {
    error: "Expected /a-path, #an-id, mailto:… or https://…",
  })
  .meta({ pattern: linkPattern.source });
const action = z
  .object({ label: text("a short label"), to: link })
  .meta({ id: "HomeAction", description: "a button that leads somewhere" });
const item = z
  .object({
    title: text("a short title"),
    text: text("a sentence or two"),
    meta: z.string().optional().describe("such as the year and the trade"),
  })
  .meta({ id: "HomeItem", description: "an item of a section" });
const section = z
  .object({
    title: text("a short title"),
    intro: z.string().optional().describe("a sentence or two below the title"),
    items: z
      .array(item)
      .default([])
      .describe("its items, in this order; default: none"),
    more: action.optional().describe("a link to the page that says more"),
  })
  .meta({ id: "HomeSection", description: "a title and a list" });
const voice = z
  .object({
    quote: text("what the client said"),
    name: text("who said it"),
    role: z.string().optional().describe("what they do, and where"),
  })
  .meta({ id: "HomeVoice", description: "what a client said" });
const voices = z
  .object({
    title: text("a short title"),
    items: z
      .array(voice)
      .default([])
      .describe(
        "the quotations, in this order, after those of featured projects; default: none",
      ),
  })
  .meta({ id: "HomeVoices", description: "what clients say" });
const contact = z
  .object({
    title: text("a short title"),
    text: text("a sentence or two"),
    action: action
      .optional()
      .describe("the button below, to your contact page"),
  })
  .meta({
    id: "HomeContact",
    description:
      "what stands above your contact details, which the site config holds",
  });

/** The sections of the home page. */
export const homeSchema = z
  .object({
    headline: text("who you are and what you do, in one line"),
    lead: text("what for whom, in two or three sentences"),
    primaryAction: action.describe(
      "the button that matters most: { label, to }",
    ),
    secondaryAction: action
      .optional()
      .describe("the other button: { label, to }"),
    services: section.describe(
      "what you do, for whom: { title, intro, items: [{ title, text, meta }], more: { label, to } }",
    ),
    work: section.describe(
      "what you have done, and what came of it: featured projects, then the items; with the fields of services",
    ),
    voices: voices
      .optional()
      .describe("what clients say: { title, items: [{ quote, name, role }] }"),
    process: section
      .optional()
      .describe("how a project goes; with the fields of services"),
    contact: contact.describe(
      "what stands above your contact details: { title, text, action: { label, to } }",
    ),
  })
  .meta({ id: "HomeContent", description: "the sections of the home page" });

export type HomeContent = z.output<typeof homeSchema>;

/** Finds the links in the sections of the home page, by the path of their field. */
export function* findHomeLinks(
  value: unknown,
  path: string[] = ["home"],
): Generator<{ url: string; path: string[] }> {
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const own = [...path, name];
    if (name === "to") yield { url: String(inner), path: own };
    else yield* findHomeLinks(inner, own);
  }
}

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
    unlisted: visibilityFields.unlisted,
    home: homeSchema
      .optional()
      .describe(
        "the sections of the home page; only content/pages/home has them",
      ),
  })
  .refine(...headingLevels)
  .refine(...darkImageHasImage);

type Source = EntrySource<z.output<typeof pageSchema>>;

/** Makes the fields that only pages have. */
export const createPageFields = ({
  file,
  frontMatter,
  lineOf,
  report,
}: Source) => {
  const name = file.entryPath.name.toLowerCase();
  if (frontMatter.slug === undefined) {
    checkFileName(name, "slug").forEach(report);
  }
  // With errors in it, it counts as missing, too: the first line is nobody's.
  const isMissing = !frontMatter.home && lineOf("home") === 1;
  if (name === homeName && isMissing) {
    report({
      reason: "The home page needs its sections.",
      fatal: true,
      line: 1,
      field: ["home"],
      expected: Object.keys(homeSchema.shape),
      note: 'Add "home"; docs/front-matter.md lists its fields.',
    });
  }
  const { slug, reviewed, home = null } = frontMatter;
  return { slug, reviewed, home };
};

export type PageEntry = EntryOf<"Page", ReturnType<typeof createPageFields>>;
