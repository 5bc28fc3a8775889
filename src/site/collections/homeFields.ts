import { z } from "zod";
import { listValues } from "../../lib/listValues";
import { text } from "../content/fields";
import { testimonial } from "../content/voices";

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
const voices = z
  .object({
    title: text("a short title"),
    items: z
      .array(testimonial)
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
      "the text above your contact details, which the site config holds",
  });

/** The sections of the home page. */
export const homeSchema = z
  .object({
    headline: text("who you are and what you do, in one line"),
    lead: text("what for whom, in two or three sentences"),
    picture: z
      .enum(["cutout", "beside", "wide"])
      .optional()
      .describe(
        "how the page's image is shown: cutout (reaches into the headline), beside (the lead) or wide (as the window, above the headline); default: cutout for one with a transparent ground, wide for a photo from 1.6 times as wide as high, beside for others",
      ),
    primaryAction: action.describe(
      "the button that matters most: { label, to }",
    ),
    secondaryAction: action
      .optional()
      .describe("the other button: { label, to }"),
    services: section
      .optional()
      .describe(
        "what you do, for whom: { title, intro, items: [{ title, text, meta }], more: { label, to } }",
      ),
    work: section
      .optional()
      .describe(
        "what you have done, and what came of it: featured projects, then the items; with the fields of services",
      ),
    voices: voices
      .optional()
      .describe(
        "what clients say: { title, items: [{ quote, name, role, image, image_dark }] }",
      ),
    process: section
      .optional()
      .describe("how a project goes; with the fields of services"),
    latest: z
      .object({
        count: z.int().min(0).max(12).describe("how many posts, 0 to 12"),
      })
      .meta({ id: "HomeLatest", description: "the newest posts" })
      .default({ count: 3 })
      .describe("the newest posts: { count }; default: 3, before contact"),
    contact: contact
      .optional()
      .describe(
        "the text above your contact details: { title, text, action: { label, to } }",
      ),
  })
  .meta({ id: "HomeContent", description: "the sections of the home page" });

/** The sections in their default order. */
const homeSections = [
  "work",
  "voices",
  "services",
  "process",
  "latest",
  "contact",
] as const;

export type HomeContent = z.output<typeof homeSchema>;

/** Finds the links in the sections of the home page, with their fields. */
export const findHomeLinks = (home: HomeContent | undefined) =>
  listValues(home, ["home"])
    .filter(({ path }) => path.at(-1) === "to")
    .map(({ value, path: field }) => ({ url: String(value), field }));

/** Lists the sections of a home page in the order of its front matter; without a field for them, posts come before the contact, or last. */
export function orderSections(home: HomeContent, written: readonly string[]) {
  const sections = homeSections
    .filter((name) => home[name] && written.includes(name))
    .sort((a, b) => written.indexOf(a) - written.indexOf(b));
  if (sections.includes("latest")) return sections;
  const position = sections.includes("contact")
    ? sections.indexOf("contact")
    : sections.length;
  return sections.toSpliced(position, 0, "latest");
}
