import { z } from "zod";
import { defaultLocale, localeCodes } from "../../../config/locales";
import { localize } from "../../../config/localize";
import type { Localized } from "../../../config/localize";
import { localizeContact } from "../contact";
import { endsAfterStart } from "../fieldChecks";
import { localized, month } from "../fields";
import { readDataFile } from "./dataFile";

/** One text for all languages, or one for each; GraphQL has the page's. */
const words = (description: string) =>
  localized.meta({ description, type: "string" });

const dates = {
  startDate: month.describe("a month such as 2021-04, or a year"),
  endDate: month
    .optional()
    .describe("a month such as 2024-09, or a year; default: still going on"),
};

const inOrder = endsAfterStart("startDate", "endDate");

const basics = z
  .object({
    name: words("your name"),
    label: words("what you do, in a few words"),
    summary: words("two or three sentences").optional(),
    location: words("where you work").optional(),
  })
  .meta({ id: "CvBasics", description: "who it is about" });
const work = z
  .object({
    name: words("the company or the client"),
    position: words("what you were there"),
    ...dates,
    summary: words("a sentence or two").optional(),
    highlights: z
      .array(words("one thing that came of it"))
      .default([])
      .describe("what came of it, one line each"),
  })
  .refine(...inOrder)
  .meta({ id: "CvWork", description: "a position, or a time on one's own" });
const education = z
  .object({
    institution: words("the school or university"),
    area: words("the subject").optional(),
    studyType: words("the degree").optional(),
    ...dates,
  })
  .refine(...inOrder)
  .meta({ id: "CvEducation", description: "a time of learning" });
const skill = z
  .object({
    name: words("a field, such as Databases"),
    keywords: z.array(words("a skill")).describe("skills of this field"),
  })
  .meta({ id: "CvSkill", description: "skills of one field" });
const language = z
  .object({
    language: words("a language"),
    fluency: words("how well, such as native or C1"),
  })
  .meta({ id: "CvLanguage", description: "a language" });
const certificate = z
  .object({
    name: words("what it is called"),
    date: month.optional(),
    issuer: words("who awarded it").optional(),
  })
  .meta({ id: "CvCertificate", description: "a certificate" });
const interest = z
  .object({
    name: words("an interest"),
    keywords: z
      .array(words("what of it"))
      .default([])
      .describe("what of it; default: none"),
  })
  .meta({ id: "CvInterest", description: "an interest" });

/** content/cv.yaml; the fields are those of JSON Resume. */
export const cvSchema = z.object({
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

/** The shape of a value with one language of its texts. */
type InOneLanguage<Value> = Value extends Localized
  ? string
  : Value extends readonly (infer Item)[]
    ? InOneLanguage<Item>[]
    : Value extends object
      ? { [Name in keyof Value]: InOneLanguage<Value[Name]> }
      : Value;

/** The CV in one locale. */
export type Cv = InOneLanguage<z.output<typeof cvSchema>> & {
  key: string;
  locale: string;
  contact: ReturnType<typeof localizeContact>;
};

/** Picks one language of all texts in a value, and says in which language its parts are. */
function pickTexts(value: unknown, locale: string): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => pickTexts(one, locale));
  if (defaultLocale in value) return localize(value as Localized, locale);
  const fields = Object.entries(value).map(([name, inner]) => [
    name,
    pickTexts(inner, locale),
  ]);
  return { ...(Object.fromEntries(fields) as object), locale };
}

/** Reads content/cv.yaml. */
export function loadCv(root: string) {
  const { file, value, diagnostics } = readDataFile(root, "cv", cvSchema);
  const items = localeCodes.map((locale): Cv => {
    const contact = localizeContact(locale);
    const texts = pickTexts(value, locale) as InOneLanguage<
      z.output<typeof cvSchema>
    >;
    return { ...texts, contact, key: "cv", locale };
  });
  return { file, items: value ? items : [], diagnostics };
}
