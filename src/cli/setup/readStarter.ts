import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { SiteInput } from "../../config/types";
import { listFiles } from "../../site/files/paths";
import { findBase, sourceLocale } from "../../site/messages/readMessages";

const folder = path.join(__dirname, "starter");

const readYaml = (name: string): unknown =>
  parse(readFileSync(path.join(folder, name), "utf8"));

type Locale = SiteInput["i18n"]["locales"][string];

/** The config of a new site before its owner's answers: texts in all languages, items of all sections. */
export type StarterSite = Pick<
  SiteInput,
  "navbar" | "footer" | "machines" | "projects" | "docs" | "blog"
> & { locales: Record<string, Partial<Locale>> };

export const readStarterSite = () => readYaml("site.yaml") as StarterSite;

/** Finds the language of the first texts of a site: "de" for "de-AT", "en" where there is no translation. */
export function findStarterLanguage(code: string): string {
  if (existsSync(path.join(folder, code, "pages"))) return code;
  return findStarterLanguage(findBase(code) ?? sourceLocale);
}

/** Phrases of the legal pages by country, name and language. */
type Laws = Record<string, Record<string, Record<string, string>>>;

/** Tells whether the legal pages of a site say what the law of a country asks for. */
export const knowsLaw = (country: string): boolean =>
  country !== "other" && country in (readYaml("laws.yaml") as Laws);

/** Writes a value between the double quotes of front matter. */
const quoteInYaml = (value: string) => JSON.stringify(value).slice(1, -1);

/** Escapes the characters of a value that Markdown or MDX would interpret. */
const quoteInMarkdown = (value: string) =>
  value.replace(/[\\`*_{}[\]<>|~#&]/g, "\\$&");

/**
 * Reads the texts that a site begins with, by paths such as pages/home/index.mdx.
 * @param code the language
 * @param country the country whose law the legal pages name, such as "AT"
 * @param values the values of the texts' placeholders, such as {{name}} and {{profession}}
 */
export function readStarter(
  code: string,
  country: string,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const language = findStarterLanguage(code);
  const laws = readYaml("laws.yaml") as Laws;
  const phrases = laws[country] ?? laws.other;
  const fill = (text: string, quote: (value: string) => string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
      const value = values[key];
      return value === undefined
        ? (phrases?.[key]?.[language] ?? "")
        : quote(value);
    });
  const fillText = (text: string) => {
    const bodyStart = text.indexOf("\n---\n");
    const front = fill(text.slice(0, bodyStart), quoteInYaml);
    const body = fill(text.slice(bodyStart), quoteInMarkdown);
    return front + body.replace(/\n{3,}/g, "\n\n");
  };
  const top = path.join(folder, language);
  const files = listFiles(top).map((name) => [name, path.join(top, name)]);
  const imprint = findImprint(country, language);
  const texts = [...files, ...imprint].map(([name = "", file = ""]) => {
    const text = fillText(readFileSync(file, "utf8"));
    // Switzerland writes no ß.
    return [name, country === "CH" ? text.replaceAll("ß", "ss") : text];
  });
  return Object.fromEntries(texts) as Record<string, string>;
}

/** Finds the imprint of a country where it is not the German one. */
function findImprint(country: string, language: string): string[][] {
  if (country === "DE") return [];
  const imprint = path.join(folder, "imprints", `${country}.${language}.mdx`);
  const other = path.join(folder, "imprints", `other.${language}.mdx`);
  return [["pages/imprint/index.mdx", existsSync(imprint) ? imprint : other]];
}
