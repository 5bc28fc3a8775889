import type { SiteInput } from "../../config/types";
import { readDirection } from "../../lib/language";
import type { Answers } from "./answers";
import { findStarterLanguage } from "./readStarter";
import type { StarterSite } from "./readStarter";

type Localized = SiteInput["title"];
type Locales = SiteInput["i18n"]["locales"];

/** True for the config of the example, whose address nobody can have. */
export const isExample = ({ url }: Pick<SiteInput, "url">): boolean =>
  /[/.]example\.com$/.test(url);

/** Composes the config of a new site: what the starter says in its languages and of its sections, and the answers. */
export function composeSite(answers: Answers, starter: StarterSite): SiteInput {
  const { languages, sections, profession, timeZone } = answers;
  const { colors, typefaces, fonts, email, phone, form } = answers;
  const { comments, statistics, work } = answers;
  const [main = ""] = languages;
  const title = localize(answers.name, languages);
  const name = pickText(title, main);
  const { locales, ...menus } = starter;
  const { blog, footer, ...site } = select(menus, answers) as typeof menus;
  return {
    title,
    tagline: localize(profession, languages),
    favicon: "/favicon.svg",
    ...answers.url,
    i18n: { defaultLocale: main, locales: composeLocales(answers, locales) },
    timeZone,
    colors,
    typefaces,
    fonts,
    ...site,
    projects: {
      ...site.projects,
      layout: work === "pictures" ? "grid" : undefined,
    },
    footer: { ...footer, copyright: `© {year} ${name}` },
    contact: { email, phone, form },
    legal: composeLegal(answers, name),
    comments,
    statistics,
    blog: sections.includes("blog")
      ? blog
      : { ...blog, feeds: { formats: [] } },
  };
}

/** Picks a text in a language; an answer has one for each, or one for all. */
export const pickText = (text: Localized, code: string): string =>
  typeof text === "string" ? text : (text[code] ?? "");

/** Splits an answer with "|" into a text for each language. */
function localize(answer: string, languages: readonly string[]): Localized {
  const [first = "", ...others] = answer.split("|").map((text) => text.trim());
  if (others.length === 0 || languages.length === 1) return first;
  const texts = [first, ...others];
  return Object.fromEntries(
    languages.map((code, index) => [code, texts[index] ?? first]),
  );
}

/** The names of code hosts; any other is called by its host name. */
const codeHosts: Readonly<Record<string, string>> = {
  "bitbucket.org": "Bitbucket",
  "codeberg.org": "Codeberg",
  "github.com": "GitHub",
  "gitlab.com": "GitLab",
};

/** The menu's link to the owner's profile, if there is such a profile. */
function composeProfileLink({ profile }: Answers) {
  if (profile === undefined) return undefined;
  const host = new URL(profile).hostname.replace(/^www\./, "");
  return { label: codeHosts[host] ?? host, href: profile };
}

/** Leaves what is of the site's sections, in the site's languages. */
function select(value: unknown, answers: Answers): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value))
    return value
      .map((item) => select(item, answers))
      .filter((item) => item !== undefined);
  if ("answer" in value && value.answer === "profile")
    return composeProfileLink(answers);
  if ("en" in value)
    return selectLanguages(value as { en: string }, answers.languages);
  const { section, ...fields } = value as { section?: string };
  if (section && !answers.sections.some((name) => name === section))
    return undefined;
  return Object.fromEntries(
    Object.entries(fields).map(([key, inner]) => [key, select(inner, answers)]),
  );
}

/** Gives each language its text; English will do where there is none. */
function selectLanguages(
  texts: { [code: string]: string; en: string },
  languages: readonly string[],
): Localized {
  const localized = languages.map(
    (code) => [code, texts[findStarterLanguage(code)] ?? texts.en] as const,
  );
  const [[, first] = ["", texts.en]] = localized;
  return localized.every(([, text]) => text === first)
    ? first
    : Object.fromEntries(localized);
}

function composeLegal(answers: Answers, name: string): SiteInput["legal"] {
  const { languages, street, postcode, town, country, host } = answers;
  const { vatId, businessId, insurer, mailProvider } = answers;
  const { insuranceScope = "", authority } = answers;
  return {
    name,
    street,
    postcode,
    town,
    country,
    vatId,
    businessId,
    insurance: insurer
      ? { insurer, scope: localize(insuranceScope, languages) }
      : undefined,
    host,
    mailProvider,
    authority: authority && localize(authority, languages),
  };
}

/** Composes the languages: the main one has the root, each other a path. */
function composeLocales(
  { languages, sections }: Answers,
  known: StarterSite["locales"],
): Locales {
  const tags = new Set([known.en?.htmlLang]);
  const locales = languages.map((code, index) => {
    const starterLanguage = findStarterLanguage(code);
    const { paths = {}, ...settings } = known[starterLanguage] ?? {};
    const used = Object.entries(paths).filter(([path]) =>
      sections.some((section) => path === `/${section}`),
    );
    const { language, region } = new Intl.Locale(code).maximize();
    const isWritten = language === starterLanguage;
    // Until a language has words of its own, readers get English ones, and
    // screen readers have to know that. Each language needs a tag of its own.
    const [english = ""] = [`en-${region}`, `en-x-${code}`].filter(
      (tag) => !tags.has(tag),
    );
    tags.add(english);
    const name = new Intl.DisplayNames(code, { type: "language" }).of(code);
    const locale: Locales[string] = {
      label: name ? name.charAt(0).toUpperCase() + name.slice(1) : code,
      htmlLang: isWritten ? `${language}-${region}` : english,
      direction: readDirection(isWritten ? code : "en") ?? "ltr",
      path: index === 0 ? "/" : `/${code.toLowerCase()}`,
      ...(isWritten && !code.includes("-") && settings),
      paths: used.length > 0 ? Object.fromEntries(used) : undefined,
    };
    return [code, locale] as const;
  });
  return Object.fromEntries(locales);
}
