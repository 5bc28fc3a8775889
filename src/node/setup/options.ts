import type { Localized } from "../../config/localize";
import type { SiteInput } from "../../config/types";
import type { AnswerName, Answers } from "./answers";

/** The options of the config that answers are written into; languages and sections change more than one. */
export const options: Partial<Record<AnswerName, string>> = {
  name: "title",
  profession: "tagline",
  url: "url",
  timeZone: "timeZone",
  email: "contact.email",
  phone: "contact.phone",
  colors: "colors",
  typefaces: "typefaces",
  fonts: "fonts",
  form: "contact.form",
  comments: "comments",
  statistics: "statistics",
  street: "legal.street",
  postcode: "legal.postcode",
  town: "legal.town",
  country: "legal.country",
  vatId: "legal.vatId",
  businessId: "legal.businessId",
  insurer: "legal.insurance.insurer",
  insuranceScope: "legal.insurance.scope",
  host: "legal.host",
  mailProvider: "legal.mailProvider",
  authority: "legal.authority",
};

type Fields = Record<string, unknown>;

/** Reads an option by its path, such as "contact.email". */
export const getOption = (site: SiteInput, option: string): unknown =>
  option
    .split(".")
    .reduce<unknown>((value, step) => (Object(value) as Fields)[step], site);

function setOption(
  parent: unknown,
  [step = "", ...rest]: readonly string[],
  value: unknown,
): Fields {
  const fields = Object(parent) as Fields;
  const inner = rest.length > 0 ? setOption(fields[step], rest, value) : value;
  return { ...fields, [step]: inner };
}

/** The languages of a site, the main one first. */
export const listLanguages = ({ i18n }: Pick<SiteInput, "i18n">): string[] => [
  ...new Set([i18n.defaultLocale, ...Object.keys(i18n.locales)]),
];

/** Picks a text of the config in a language, else in the main one. */
export const pickText = (
  text: Localized,
  code: string,
  main: string,
): string =>
  typeof text === "string" ? text : (text[code] ?? text[main] ?? "");

/** Splits an answer with "|" into a text for each language. */
function localizeAnswer(
  answer: string,
  languages: readonly string[],
): Localized {
  const texts = answer.split("|").map((text) => text.trim());
  const [first = ""] = texts;
  if (texts.length === 1 || languages.length === 1) return first;
  return Object.fromEntries(
    languages.map((code, index) => [code, texts[index] ?? first]),
  );
}

/** Writes answers into the options that they decide; the build checks the result, as it does the owner's own. */
export function writeAnswers(current: SiteInput, answers: Answers): SiteInput {
  const languages = listLanguages(current);
  let written: Fields = current;
  for (const [name, answer] of Object.entries(answers)) {
    const option = options[name as AnswerName];
    const value =
      typeof answer === "string" ? localizeAnswer(answer, languages) : answer;
    if (option) written = setOption(written, option.split("."), value);
  }
  const site = written as SiteInput;
  const { legal, title } = site;
  if (!legal) return site;
  const [main = ""] = languages;
  const { insurance, name: formerName, ...rest } = legal;
  const name = (!answers.name && formerName) || pickText(title, main, main);
  const insured = insurance?.insurer ? { insurance } : {};
  return { ...site, legal: { name, ...rest, ...insured } };
}
