import { z } from "zod";
import { colorsSchema } from "../../config/schema/colorsSchema";
import {
  languageTag,
  origin,
  text,
  timeZone,
} from "../../config/schema/fields";
import { hostNames } from "../../config/schema/legalSchema";
import { pairNames } from "../../config/schema/typefacesSchema";
import type { SiteInput } from "../../config/types";
import { palettes } from "./looks";

/** The parts of a site that an owner may do without: their files, and where menus lead to them. */
export const sections = {
  blog: {
    files: /^content\/(?:blog\/|(?:tags|series)\.ya?ml$)/,
    path: "/blog",
  },
  projects: { files: /^content\/projects\//, path: "/projects" },
  services: { files: /^content\/pages\/services\//, path: "/services" },
  handbook: { files: /^content\/docs[@/]/, path: "/handbook" },
  cv: { files: /^content\/cv\.ya?ml$/, path: "/cv" },
};

export const sectionNames = Object.keys(sections) as (keyof typeof sections)[];

/** Words with commas, as flags have them, or a list, as JSON may have it. */
const list = (item: z.ZodType<string, string>) =>
  z.preprocess(
    (value) => (typeof value === "string" ? value.split(/[\s,]+/) : value),
    z
      .array(z.string())
      .transform((words) => words.filter(Boolean))
      .pipe(z.array(item)),
  );

/** A language as files and folders name it: "DE" is "de", "pt-br" is "pt-BR". */
const language = languageTag.transform((tag) => new Intl.Locale(tag).baseName);

/** Text that may be left out. */
const optional = z
  .string()
  .transform((value) => value.trim() || undefined)
  .optional();

const allowed = `Allowed: ${Object.keys(palettes).join(", ")}, or six hex colours.`;

/** A palette by its name, or colours in hex: paper, ink and accent for light mode, and for dark mode. */
const colors = z.string().transform((value, context) => {
  const named = palettes[value];
  if (named) return named;
  const words = value.split(/[\s,]+/).filter(Boolean);
  const mode = (from: number) => ({
    paper: words[from],
    ink: words[from + 1],
    accent: words[from + 2],
  });
  const dark = words.length > 3 ? mode(3) : undefined;
  const written = { light: mode(0), dark };
  for (const { message } of colorsSchema.safeParse(written).error?.issues ?? [])
    context.addIssue({ code: "custom", message: `${message} ${allowed}` });
  return written satisfies SiteInput["colors"];
});

/** What a pattern allows, or "none" for no such option. */
const noneOr = <Option>(
  pattern: RegExp,
  message: string,
  read: (written: string) => Option,
) =>
  z
    .string()
    .regex(pattern, message)
    .transform((value) => (value === "none" ? undefined : read(value)))
    .optional();

/** Replies at a host, or a repository's discussions by what giscus.app says of it. */
function readComments(written: string): SiteInput["comments"] {
  if (written.startsWith("https://"))
    return { provider: "thread", host: written };
  const [repo = "", repoId = "", category = "", categoryId = ""] =
    written.split(",");
  return { provider: "giscus", repo, repoId, category, categoryId };
}

function readStatistics(written: string): SiteInput["statistics"] {
  const [provider = "", site = "", host] = written.split(",");
  return { provider: provider as "plausible", site, host };
}

const fontSources = ["bunny", "self-hosted", "system"] as const;

/**
 * What setup asks, in this order; each is a flag, and a key of answers.json.
 * The title is the question; a text for each language has "|" between them.
 */
const questions = {
  name: text.meta({ title: "Your name, or your company’s" }),
  profession: text.meta({ title: "What you do, in two or three words" }),
  url: origin.meta({ title: "Address of the site, with https://" }),
  languages: list(language)
    .refine(({ length }) => length > 0, "No language.")
    .meta({ title: "Languages, the main one first: de, or de,en" }),
  timeZone: timeZone.meta({ title: "Time zone" }),
  email: z.email("Not an email address.").meta({ title: "Email" }),
  phone: optional.meta({ title: "Phone, with country code" }),
  colors: colors.meta({
    title: "Colours: paper, ink and accent, light and dark",
    choices: Object.keys(palettes),
  }),
  typefaces: z.enum(pairNames).meta({
    title: "Typefaces, for text and for labels",
    choices: pairNames,
  }),
  fonts: z.enum(fontSources).meta({
    title: "Where the typefaces come from",
    choices: fontSources,
  }),
  sections: list(z.enum(sectionNames)).meta({
    title: "Sections",
    choices: sectionNames,
  }),
  form: noneOr(
    /^(?:none|netlify|https:\/\/\S+)$/,
    'Not "none", "netlify" or an https address.',
    (form) => form,
  ).meta({ title: "Contact form: none, netlify, or the address of a service" }),
  comments: noneOr(
    /^(?:none|https:\/\/[^\s,/]+|[\w.-]+\/[\w.-]+(?:,[^,]+){3})$/,
    'Not "none", the host of your posts such as https://mastodon.social, or owner/repo,repoId,category,categoryId from giscus.app.',
    readComments,
  ).meta({
    title:
      "Comments: none, https:// and the host of your posts on Mastodon or Bluesky, or repo,repoId,category,categoryId of giscus",
  }),
  statistics: noneOr(
    /^(?:none|(?:plausible|umami|goatcounter),[^\s,]+(?:,https?:\/\/[^\s,/]+)?)$/,
    'Not "none" or a service and what it calls the site, such as plausible,example.com.',
    readStatistics,
  ).meta({
    title:
      "Visitor statistics: none, or service,site; ,https://host if it is your own",
  }),
  street: text.meta({ title: "Street and number, for the imprint" }),
  postcode: text.meta({ title: "Postcode" }),
  town: text.meta({ title: "Town" }),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, "Not the two letters of a country.")
    .meta({ title: "Country, by its two letters" }),
  vatId: optional.meta({ title: "VAT identification number" }),
  businessId: optional.meta({ title: "Business identification number" }),
  insurer: optional.meta({ title: "Liability insurer, name and address" }),
  insuranceScope: optional.meta({ title: "Where the insurance applies" }),
  host: z.enum(hostNames).meta({
    title: "Who delivers the site",
    choices: hostNames,
  }),
  mailProvider: optional.meta({ title: "Company that keeps your mailbox" }),
  authority: optional.meta({ title: "Your authority for data protection" }),
  start: z.enum(["fresh", "drafts"]).meta({
    title:
      "Begin with pages that say what to write, or keep posts and projects of the example as drafts, too",
    choices: ["fresh", "drafts"],
  }),
};

/** The answers that make a clone of the example a site of one's own. */
export const answersSchema = z.strictObject(questions);
/** The answers that change such a site: what is not among them stays as it is. */
export const changesSchema = answersSchema.partial();
export type Answers = z.output<typeof changesSchema>;
export type AnswerName = keyof typeof questions;
export const answerNames = Object.keys(questions) as AnswerName[];

/** What is asked for an answer, what it has to be, and the names to choose from, if there are some. */
export function getQuestion(name: AnswerName) {
  const schema: z.ZodType = questions[name];
  const { title = name, choices = [] } = schema.meta() ?? {};
  return { title, schema, choices: choices as readonly string[] };
}
