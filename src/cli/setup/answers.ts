import { z } from "zod";
import { colorsSchema } from "../../config/schema/colorsSchema";
import { siteUrl, text } from "../../config/schema/fields";
import { languageTag, timeZone } from "../../config/schema/knownNames";
import { hostNames } from "../../config/schema/legalSchema";
import { pairNames } from "../../config/schema/typefacesSchema";
import type { SiteInput } from "../../config/types";
import { palettes } from "./palettes";

/** The parts of a site that an owner may do without. */
export const sectionNames = [
  "blog",
  "projects",
  "services",
  "handbook",
  "cv",
] as const;

/** Words between commas, as they are typed, or a list, as JSON has it. */
const list = <Item extends string>(item: z.ZodType<Item, string>) =>
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

/** A palette by its name, or colours in hex: paper, ink and accent for light mode, and for dark mode. */
const colors = z.string().transform((value, context) => {
  const palette = palettes[value];
  if (palette) return palette;
  const words = value.split(/[\s,]+/).filter(Boolean);
  const readMode = ([paper, ink, accent]: string[]) => ({ paper, ink, accent });
  const read = {
    light: readMode(words.slice(0, 3)),
    dark: words.length > 3 ? readMode(words.slice(3)) : undefined,
  } satisfies SiteInput["colors"];
  const allowed = `Allowed: ${Object.keys(palettes).join(", ")}, or six hex colours such as #fbfaf6: paper, ink and accent, for light and for dark mode.`;
  for (const { message } of colorsSchema.safeParse(read).error?.issues ?? [])
    context.addIssue({ code: "custom", message: `${message} ${allowed}` });
  return read;
});

/** Accepts what a pattern allows, or "none" for no such option. */
const noneOr = <Option>(
  pattern: RegExp,
  message: string,
  read: (answer: string) => Option,
) =>
  z
    .string()
    .regex(pattern, message)
    .transform((value) => (value === "none" ? undefined : read(value)))
    .optional();

/** Reads the host of replies, or what giscus.app says of a repository's discussions. */
function readComments(answer: string): SiteInput["comments"] {
  if (answer.startsWith("https://"))
    return { provider: "thread", host: answer };
  const [repo = "", repoId = "", category = "", categoryId = ""] =
    answer.split(",");
  return { provider: "giscus", repo, repoId, category, categoryId };
}

function readStatistics(answer: string): SiteInput["statistics"] {
  const [provider = "", site = "", host] = answer.split(",");
  return { provider: provider as "plausible", site, host };
}

const fontSources = ["self-hosted", "bunny", "system"] as const;

/**
 * The questions of setup, in this order; each is a key of answers.json. Its
 * title is what a terminal shows, `initial` what counts without an answer.
 */
const questions = {
  name: text.meta({ title: "Your name, or your company’s" }),
  languages: list(language)
    .refine(({ length }) => length > 0, "No language.")
    .meta({
      title: "Languages, the main one first: de, or de,en",
      initial: "en,de",
    }),
  profession: text.meta({
    title:
      "What you do, in two or three words; in two languages: Translator | Übersetzerin",
  }),
  url: siteUrl.meta({ title: "Address of the site, with https://" }),
  timeZone: timeZone.meta({
    title: "Time zone",
    initial: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }),
  email: z.email("Not an email address.").meta({ title: "Email" }),
  phone: optional.meta({ title: "Phone, with country code" }),
  profile: noneOr(
    /^(?:none|https:\/\/[^\s/]+\/\S+)$/,
    'Not "none" or an address with https:// and your name there.',
    (profile) => profile,
  ).meta({
    title:
      "Your profile where your code is, such as https://github.com/name, or none",
    initial: "none",
  }),
  colors: colors.meta({
    title: "Colours of paper, ink and accent, light and dark",
    choices: Object.keys(palettes),
    initial: "margin",
  }),
  typefaces: z.enum(pairNames).meta({
    title: "Typefaces, for text and for labels",
    choices: pairNames,
    initial: "source",
  }),
  fonts: z.enum(fontSources).meta({
    title: "Where the typefaces come from",
    choices: fontSources,
    initial: "self-hosted",
  }),
  sections: list(z.enum(sectionNames)).meta({
    title: "Sections",
    choices: sectionNames,
    initial: sectionNames.join(),
  }),
  form: noneOr(
    /^(?:none|netlify|https:\/\/\S+)$/,
    'Not "none", "netlify" or an https address.',
    (form) => form,
  ).meta({
    title: "Contact form: none, netlify, or the address of a service",
    initial: "none",
  }),
  comments: noneOr(
    /^(?:none|https:\/\/[^\s,/]+|[\w.-]+\/[\w.-]+(?:,[^,]+){3})$/,
    'Not "none", the host of your posts such as https://mastodon.social, or owner/repo,repoId,category,categoryId from giscus.app.',
    readComments,
  ).meta({
    title:
      "Comments: none, https:// and the host of your posts on Mastodon or Bluesky, or repo,repoId,category,categoryId of giscus",
    initial: "none",
  }),
  statistics: noneOr(
    /^(?:none|(?:plausible|umami|goatcounter),[^\s,]+(?:,https?:\/\/[^\s,/]+)?)$/,
    'Not "none" or plausible, umami or goatcounter with what it calls the site, such as plausible,example.com.',
    readStatistics,
  ).meta({
    title:
      "Visitor statistics: none, or plausible, umami or goatcounter and what it calls the site, such as umami,a1b2; ,https://host behind that if it is your own",
    initial: "none",
  }),
  street: text.meta({ title: "Street and number, for the imprint" }),
  postcode: text.meta({ title: "Postcode" }),
  town: text.meta({ title: "Town" }),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, "Not the two letters of a country.")
    .meta({ title: "Country, by its two letters", initial: "DE" }),
  vatId: optional.meta({ title: "VAT identification number" }),
  businessId: optional.meta({ title: "Business identification number" }),
  insurer: optional.meta({ title: "Liability insurer, name and address" }),
  insuranceScope: optional.meta({ title: "Where the insurance applies" }),
  host: z.enum(hostNames).meta({
    title: "Who delivers the site",
    choices: hostNames,
    initial: "netlify",
  }),
  mailProvider: optional.meta({ title: "Company that keeps your mailbox" }),
  authority: optional.meta({ title: "Your authority for data protection" }),
};

/** The answers that make a clone of the example an owner's site. */
export const answersSchema = z.strictObject(questions);
export type Answers = z.output<typeof answersSchema>;
export type AnswerName = keyof typeof questions;
export const answerNames = Object.keys(questions) as AnswerName[];

type Question = {
  title: string;
  choices?: readonly string[];
  initial?: string;
};

/** Returns a question: its title, the names to choose from and what counts without an answer, where it has them. */
export function getQuestion(name: AnswerName) {
  const schema: z.ZodType = questions[name];
  return { ...(schema.meta() as Question), schema };
}
