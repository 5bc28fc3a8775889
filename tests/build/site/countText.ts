import { existsSync, readFileSync } from "node:fs";
import { siteConfig } from "../../../src/config/resolved";

type Texts = Record<string, Record<string, string>>;

const textsOf = (locale: string): Texts => {
  const file = `locales/${locale}/lists.json`;
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as Texts)
    : {};
};

const tagOf = (locale: string) =>
  siteConfig.i18n.locales[locale]?.htmlLang ?? locale;

/** A number as a locale writes it. */
export const numberText = (locale: string, number: number, grouped = true) =>
  new Intl.NumberFormat(tagOf(locale), { useGrouping: grouped }).format(number);

/** A text without the invisible signs around words that run the other way. */
export const withoutSigns = (text: string) =>
  text.replace(/[\u2066-\u2069]/g, "");

/** What a text of locales/<locale>/lists.json says of a number, in English where the locale lacks it. */
export function countText(
  locale: string,
  [group, key]: readonly [group: string, key: string],
  count: number,
  slots: Readonly<Record<string, string>> = {},
): string {
  const formIn = (code: string) => {
    const texts = textsOf(code)[group] ?? {};
    const form = new Intl.PluralRules(tagOf(code)).select(count);
    return texts[`${key}_${form}`] ?? texts[`${key}_other`];
  };
  const text = formIn(locale) ?? formIn("en") ?? "";
  return text
    .replace("{{count, number}}", numberText(locale, count))
    .replace(/{{(\w+)}}/g, (_, name: string) => slots[name] ?? "");
}
