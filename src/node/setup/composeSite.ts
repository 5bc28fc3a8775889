import type { SiteInput } from "../../config/types";
import type { Answers } from "./answers";
import type { Starter, Word } from "./readStarter";

/** Text that is the same in all languages, or one for each. */
type Localized = string | Record<string, string>;

/** True for the config of the example, whose address nobody can have. */
export const isExample = ({ url }: Pick<SiteInput, "url">): boolean =>
  /[/.]example\.com$/.test(url);

/**
 * Composes the config of a new site: what was answered, and menus that lead to
 * its sections. Everything else has its default.
 * @param starters words of the config by language, the main one first
 */
export function composeSite(
  answers: Answers,
  starters: Readonly<Record<string, Starter>>,
): SiteInput {
  const { languages, sections } = answers;
  const [main = ""] = languages;
  const name = splitByLanguage(answers.name, languages);
  const say = (word: Word) => pickWords(word, starters);
  const link = (word: Word, to: string) => ({ label: say(word), to });
  const ifIn = <Item>(
    section: Answers["sections"][number],
    ...items: Item[]
  ) => (sections.includes(section) ? items : []);
  const isBilingual = languages.length > 1;
  const blogPages = [
    link("archive", "/blog/archive"),
    link("tags", "/blog/tags"),
    link("authors", "/blog/authors"),
  ];
  return {
    title: name,
    tagline: splitByLanguage(answers.profession, languages),
    url: answers.url,
    i18n: { defaultLocale: main, locales: composeLocales(answers, starters) },
    timeZone: answers.timeZone,
    colors: answers.colors,
    typefaces: answers.typefaces,
    fonts: answers.fonts,
    navbar: {
      hideOnScroll: true,
      items: [
        ...ifIn("projects", link("projects", "/projects")),
        ...ifIn("services", link("services", "/services")),
        ...ifIn("blog", {
          type: "dropdown" as const,
          ...link("blog", "/blog"),
          items: blogPages,
        }),
        link("about", "/about"),
        link("contact", "/contact"),
        ...(isBilingual ? [{ type: "localeDropdown" as const }] : []),
        { type: "search" },
      ],
    },
    footer: {
      links: [
        {
          title: say("forClients"),
          items: [
            ...ifIn("projects", link("projects", "/projects")),
            ...ifIn("services", link("services", "/services")),
            ...ifIn("handbook", link("handbook", "/handbook")),
            ...ifIn("cv", link("cv", "/cv")),
            link("contact", "/contact"),
          ],
        },
        ...ifIn("blog", {
          title: say("toRead"),
          items: [
            link("blog", "/blog"),
            link("archive", "/blog/archive"),
            link("feed", "/blog/rss.xml"),
          ],
        }),
        {
          title: say("legal"),
          items: [link("privacy", "/privacy"), link("imprint", "/imprint")],
        },
      ],
      copyright: `© {year} ${pickMain(name, main)}`,
    },
    contact: {
      email: answers.email,
      phone: answers.phone,
      form: answers.form,
    },
    legal: composeLegal(answers, pickMain(name, main)),
    comments: answers.comments,
    statistics: answers.statistics,
    // Assistants may answer with the texts; language models may not be trained with them.
    machines: { train: false, answer: true },
    search: { synonyms: listSynonyms(starters) },
    projects: { title: say("projects") },
    docs: sections.includes("handbook")
      ? { default: { title: say("handbook"), path: "/handbook" } }
      : undefined,
    blog: {
      title: say("blog"),
      description: say("blogDescription"),
      sidebarTitle: say("recentPosts"),
      feeds: sections.includes("blog") ? undefined : { formats: [] },
    },
  };
}

/** Splits an answer with "|" into a text for each language. */
function splitByLanguage(
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

const pickMain = (text: Localized, main: string): string =>
  typeof text === "string" ? text : (text[main] ?? "");

/** Picks a word in the main language and in those that have it; what is the same in all of them is one text. */
function pickWords(
  word: Word,
  starters: Readonly<Record<string, Starter>>,
): Localized {
  const texts = Object.entries(starters)
    .filter(([, { isTranslated }], index) => index === 0 || isTranslated)
    .map(([code, { words }]) => [code, words[word]] as const);
  const [[, first = ""] = []] = texts;
  return texts.every(([, text]) => text === first)
    ? first
    : Object.fromEntries(texts);
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
      ? { insurer, scope: splitByLanguage(insuranceScope, languages) }
      : undefined,
    host,
    mailProvider,
    authority: authority && splitByLanguage(authority, languages),
  };
}

/** Words that mean the same to the search, in the languages that have some. */
const listSynonyms = (starters: Readonly<Record<string, Starter>>) =>
  Object.fromEntries(
    Object.entries(starters)
      .filter(([, { isTranslated }]) => isTranslated)
      .map(([code, { synonyms }]) => [code, synonyms]),
  );

/** Composes the languages: the main one has the root, each other a path. */
const composeLocales = (
  { languages, sections }: Answers,
  starters: Readonly<Record<string, Starter>>,
): SiteInput["i18n"]["locales"] =>
  Object.fromEntries(
    languages.map((code, index) => {
      const { isTranslated, htmlLang, paths = {} } = starters[code] ?? {};
      const { language, region } = new Intl.Locale(code).maximize();
      const name = new Intl.DisplayNames(code, { type: "language" }).of(code);
      const used = Object.entries(paths).filter(([path]) =>
        sections.some((section) => path === `/${section}`),
      );
      return [
        code,
        {
          label: name ? name.charAt(0).toUpperCase() + name.slice(1) : code,
          htmlLang:
            (isTranslated && htmlLang) ||
            (code.includes("-") ? code : `${language}-${region}`),
          direction: getDirection(code),
          path: index === 0 ? "/" : `/${code.toLowerCase()}`,
          ...(isTranslated &&
            used.length > 0 && { paths: Object.fromEntries(used) }),
        },
      ];
    }),
  );

type TextInfo = { direction: "ltr" | "rtl" };

/** Node up to 22 has a property where later versions have a method, and TypeScript knows neither. */
function getDirection(code: string): TextInfo["direction"] {
  const locale = new Intl.Locale(code) as Intl.Locale & {
    textInfo?: TextInfo;
    getTextInfo?: () => TextInfo;
  };
  const info = locale.getTextInfo?.() ?? locale.textInfo;
  return info?.direction ?? "ltr";
}
