import { z } from "zod";
import { listLocales, localizeText } from "../../../config/i18n";
import type { I18n, Localized } from "../../../config/i18n";
import type { ResolvedSite } from "../../../config/types";
import { localizeContact } from "../contact";
import { checkPeriod } from "../fieldChecks";
import { createLocalizedText, month } from "../fields";
import { readDataFile } from "./dataFile";

const dates = {
  startDate: month.describe("a month such as 2021-04, or a year"),
  endDate: month
    .optional()
    .describe("a month such as 2024-09, or a year; default: still going on"),
};

const inOrder = checkPeriod("startDate", "endDate");

/** Creates the schema of content/cv.yaml; the fields are those of JSON Resume. */
export function createCvSchema(i18n: I18n) {
  const localized = createLocalizedText(i18n);
  /** One text for all languages, or one for each; GraphQL returns that of the page. */
  const localizedText = (description: string) =>
    localized.meta({ description, type: "string" });

  const basics = z
    .object({
      name: localizedText("your name"),
      label: localizedText("what you do, in a few words"),
      summary: localizedText("two or three sentences").optional(),
      location: localizedText("where you work").optional(),
    })
    .meta({ id: "CvBasics", description: "who it is about" });
  const work = z
    .object({
      name: localizedText("the company or the client"),
      position: localizedText("what you were there"),
      ...dates,
      summary: localizedText("a sentence or two").optional(),
      highlights: z
        .array(localizedText("one thing that came of it"))
        .default([])
        .describe("what came of it, one line each"),
    })
    .refine(...inOrder)
    .meta({ id: "CvWork", description: "a position, or a time on one's own" });
  const education = z
    .object({
      institution: localizedText("the school or university"),
      area: localizedText("the subject").optional(),
      studyType: localizedText("the degree").optional(),
      ...dates,
    })
    .refine(...inOrder)
    .meta({ id: "CvEducation", description: "a time of learning" });
  const skill = z
    .object({
      name: localizedText("a field, such as Databases"),
      keywords: z
        .array(localizedText("a skill"))
        .describe("skills of this field"),
    })
    .meta({ id: "CvSkill", description: "skills of one field" });
  const language = z
    .object({
      language: localizedText("a language"),
      fluency: localizedText("how well, such as native or C1"),
    })
    .meta({ id: "CvLanguage", description: "a language" });
  const certificate = z
    .object({
      name: localizedText("what it is called"),
      date: month.optional(),
      issuer: localizedText("who awarded it").optional(),
    })
    .meta({ id: "CvCertificate", description: "a certificate" });
  const interest = z
    .object({
      name: localizedText("an interest"),
      keywords: z
        .array(localizedText("what of it"))
        .default([])
        .describe("what of it; default: none"),
    })
    .meta({ id: "CvInterest", description: "an interest" });

  return z.object({
    basics: basics.describe("who it is about: name, label, summary, location"),
    work: z
      .array(work)
      .default([])
      .describe(
        "positions, the latest first: name, position, startDate, endDate, summary, highlights",
      ),
    education: z
      .array(education)
      .default([])
      .describe("institution, area, studyType, startDate, endDate"),
    skills: z
      .array(skill)
      .default([])
      .describe("skills by field: name, and keywords as a list"),
    languages: z
      .array(language)
      .default([])
      .describe("languages: language and fluency"),
    certificates: z
      .array(certificate)
      .default([])
      .describe("certificates: name, date, issuer"),
    interests: z
      .array(interest)
      .default([])
      .describe("interests: name, and keywords as a list"),
  });
}

/** A value whose texts are in one language. */
type InOneLanguage<Value> = Value extends Localized
  ? string
  : Value extends readonly (infer Item)[]
    ? InOneLanguage<Item>[]
    : Value extends object
      ? { [Name in keyof Value]: InOneLanguage<Value[Name]> }
      : Value;

type CvFile = z.output<ReturnType<typeof createCvSchema>>;

/** The CV in one locale. */
export type Cv = InOneLanguage<CvFile> & {
  key: string;
  locale: string;
  contact: ReturnType<typeof localizeContact>;
};

/** Picks the text of the locale throughout a value, and records the language of its parts. */
function pickTexts(i18n: I18n, value: unknown, locale: string): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value))
    return value.map((item) => pickTexts(i18n, item, locale));
  if (i18n.defaultLocale in value)
    return localizeText(i18n, value as Localized, locale);
  const fields = Object.entries(value).map(([name, inner]) => [
    name,
    pickTexts(i18n, inner, locale),
  ]);
  return { ...(Object.fromEntries(fields) as object), locale };
}

/** Loads content/cv.yaml in each language. */
export function loadCv(root: string, config: ResolvedSite) {
  const { i18n } = config;
  const { value, ...read } = readDataFile(
    root,
    i18n,
    "cv",
    createCvSchema(i18n),
  );
  const items = listLocales(i18n).map((locale): Cv => {
    const contact = localizeContact(config, locale);
    const texts = pickTexts(i18n, value, locale) as InOneLanguage<CvFile>;
    return { ...texts, contact, key: "cv", locale };
  });
  return { ...read, items: value ? items : [] };
}
