import { z } from "zod";
import { email, phoneRule } from "../../config/schema/contactSchema";
import { text } from "../../config/schema/fields";
import { timeZone } from "../../config/schema/knownNames";
import { country, hostNames } from "../../config/schema/legalSchema";
import { pairNames } from "../../config/schema/typefacesSchema";
import { palettes } from "./palettes";
import {
  colors,
  fontSources,
  hostAnswer,
  language,
  list,
  noneOr,
  optional,
  readComments,
  readStatistics,
  siteAddress,
} from "./answerFields";

/** The parts of a site that an owner may do without. */
export const sectionNames = [
  "blog",
  "projects",
  "services",
  "handbook",
  "cv",
] as const;

/**
 * The questions of setup, in this order; each is a key of answers.json. Its
 * title is what a terminal shows, `initial` what counts without an answer.
 */
const questions = {
  name: text.meta({ title: "Your name, or your company’s" }),
  languages: list(language)
    .refine(({ length }) => length > 0, "No language.")
    .refine(
      (codes) => new Set(codes).size === codes.length,
      "A language is there twice.",
    )
    .meta({
      title: "Languages, the main one first: de, or de,en",
      initial: "en,de",
    }),
  profession: text.meta({
    title:
      "What you do, in two or three words; in two languages, the main one first: Translator | Übersetzerin",
  }),
  url: siteAddress.meta({
    title: "Address of the site, such as https://www.kim.dev",
  }),
  timeZone: timeZone.meta({
    title: "Time zone, such as Europe/Berlin",
    initial: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }),
  email: email.meta({ title: "Email" }),
  phone: optional(...phoneRule).meta({ title: "Phone, with country code" }),
  profile: noneOr(
    /^(?:none|https:\/\/[^\s/]+\/\S+)$/,
    "Allowed: none, or an address with https:// and your name there.",
    (profile) => profile,
  ).meta({
    title:
      "Your profile on a code host, such as https://github.com/name, or none",
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
  work: z.enum(["words", "pictures"]).meta({
    title: "Is your work shown in words or in pictures?",
    choices: ["words", "pictures"],
    initial: "words",
  }),
  form: noneOr(
    /^(?:none|netlify|https:\/\/\S+)$/,
    "Allowed: none, netlify, or an https address.",
    (form) => form,
  ).meta({
    title: "Contact form: none, netlify, or the address of a service",
    initial: "none",
  }),
  comments: noneOr(
    /^(?:none|https:\/\/[^\s,/]+|[\w.-]+\/[\w.-]+(?:,[^,]+){3})$/,
    "Allowed: none, the host of your posts such as https://mastodon.social, or owner/repo,repoId,category,categoryId from giscus.app.",
    readComments,
  ).meta({
    title:
      "Comments: none, https:// and the host of your posts on Mastodon or Bluesky, or owner/repo,repoId,category,categoryId from giscus.app",
    initial: "none",
  }),
  statistics: noneOr(
    /^(?:none|(?:plausible|umami|goatcounter),[\w.-]+(?:,https:\/\/[^\s,/]+)?)$/,
    "Allowed: none, or plausible, umami or goatcounter with what it calls the site, such as plausible,example.com.",
    readStatistics,
  ).meta({
    title:
      "Visitor statistics: none, or plausible, umami or goatcounter and what it calls the site, such as umami,a1b2, and ,https://host after that if you host it yourself",
    initial: "none",
  }),
  street: text.meta({ title: "Street and number, for the imprint" }),
  postcode: text
    .regex(/\d/, "A postcode has digits.")
    .meta({ title: "Postcode" }),
  town: text.meta({ title: "Town" }),
  country: country.meta({
    title: "Country, by its two letters (default: that of the time zone)",
  }),
  vatId: optional(
    /^[A-Z]{2}[\dA-Z][\w\s.+*-]+$/,
    "Not a number that begins with a country code, such as DE812345678.",
  ).meta({ title: "VAT identification number" }),
  businessId: optional().meta({
    title: "Business identification or company number",
  }),
  insurer: optional().meta({ title: "Liability insurer, name and address" }),
  insuranceScope: optional().meta({ title: "Where the insurance applies" }),
  host: hostAnswer.meta({
    title: `Who hosts the site: ${hostNames.join(", ")}, or a company and its country, such as OVH SAS, FR`,
    initial: "netlify",
  }),
  mailProvider: optional().meta({ title: "Your email provider" }),
  authority: optional().meta({ title: "Your data protection authority" }),
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
