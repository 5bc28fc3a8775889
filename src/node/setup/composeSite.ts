import type { SiteInput } from "../../config/types";
import { listUnused, localizeAnswer } from "./answers";
import type { Answers } from "./answers";
import { fonts } from "./looks";

type Locales = SiteInput["i18n"]["locales"];

/** Whether a config is still the example's, which has an address of its own. */
export const isExample = ({ url }: Pick<SiteInput, "url">): boolean =>
  /[/.]example\.com$/.test(url);

/** Composes the config of a site: the current one, with what the answers say. */
export function composeSite(current: SiteInput, answers: Answers): SiteInput {
  const { languages, sections } = answers;
  const base = isExample(current) ? withoutExample(current, answers) : current;
  const hidden = listUnused(answers).map(({ path }) => path);
  const site: SiteInput = {
    ...base,
    title: answers.name,
    tagline: localizeAnswer(answers.profession, languages),
    url: answers.url,
    i18n: {
      ...base.i18n,
      defaultLocale: languages[0] ?? base.i18n.defaultLocale,
      locales: composeLocales(languages, base.i18n.locales),
    },
    timeZone: answers.timeZone,
    colors: answers.colors,
    fonts: fonts[answers.fonts],
    search: { ...base.search, synonyms: pickSynonyms(base, languages) },
    contact: {
      ...base.contact,
      email: answers.email,
      phone: answers.phone,
      form: answers.form === undefined ? false : answers.form,
    },
    legal: composeLegal(answers),
    comments: composeComments(answers, base.comments),
    statistics: answers.statistics,
    docs: sections.includes("handbook") ? base.docs : undefined,
  };
  const used = dropItems(site, (to) =>
    hidden.includes(to.replace(/(?<=.)[/#].*$/, "")),
  );
  return keepLanguages(used, languages, Object.keys(current.i18n.locales));
}

const pickSynonyms = (
  { search }: SiteInput,
  languages: readonly string[],
): NonNullable<SiteInput["search"]>["synonyms"] =>
  Object.fromEntries(
    Object.entries(search?.synonyms ?? {}).filter(([code]) =>
      languages.includes(code),
    ),
  );

/** Without what only the example has to say. */
function withoutExample(
  { announcementBar: _, image: __, favicon: ___, ...site }: SiteInput,
  { name }: Answers,
): SiteInput {
  const { callToAction, editUrl, ...blog } = site.blog;
  return {
    ...site,
    footer: {
      links: dropItems(site.footer?.links ?? [], (to) =>
        /example|^\/uses$/.test(to),
      ),
      copyright: `© {year} ${name}`,
    },
    contact: undefined,
    availability: undefined,
    rates: undefined,
    redirects: undefined,
    projects: { title: site.projects?.title },
    docs: {
      default: { title: { en: "Handbook", de: "Handbuch" }, path: "/handbook" },
    },
    blog: {
      ...blog,
      description: {
        en: "Notes on my work.",
        de: "Notizen aus meiner Arbeit.",
      },
    },
  };
}

/** Drops items of menus by where they lead, and menus that nothing is left of. */
function dropItems<Value>(value: Value, drops: (to: string) => boolean): Value {
  if (Array.isArray(value)) {
    const kept = value.flatMap((item: unknown) => {
      const { to, href, items } = Object(item) as Record<string, string>;
      if (drops(to ?? href ?? "")) return [];
      const inner = dropItems(item, drops);
      const rest = (Object(inner) as { items?: unknown[] }).items;
      return items && rest?.length === 0 ? [] : [inner];
    });
    return kept as Value;
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, dropItems(inner, drops)]),
  ) as Value;
}

/** Takes texts of languages that go out of the config; a text that lacks the main language has the first for it. */
function keepLanguages<Value>(
  value: Value,
  languages: readonly string[],
  before: readonly string[],
): Value {
  if (Array.isArray(value))
    return value.map((item: unknown) =>
      keepLanguages(item, languages, before),
    ) as Value;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const isText = entries.every(
    ([key, text]) =>
      [...before, ...languages].includes(key) && typeof text === "string",
  );
  if (!isText || entries.length === 0)
    return Object.fromEntries(
      entries.map(([key, inner]) => [
        key,
        keepLanguages(inner, languages, before),
      ]),
    ) as Value;
  const [main = ""] = languages;
  const texts = Object.fromEntries(entries) as Record<string, string>;
  const fallback = texts[main] ?? Object.values(texts)[0];
  const kept = languages.flatMap((code) =>
    code === main || texts[code] !== undefined
      ? [[code, texts[code] ?? fallback] as const]
      : [],
  );
  return (kept.length === 1 ? fallback : Object.fromEntries(kept)) as Value;
}

/** The main language has the root, the others a path; what is known of a language stays. */
const composeLocales = (
  languages: readonly string[],
  known: Locales,
): Locales =>
  Object.fromEntries(
    languages.map((code, index) => {
      const { language, region } = new Intl.Locale(code).maximize();
      const name = new Intl.DisplayNames(code, { type: "language" }).of(code);
      const isRtl = /^(?:ar|dv|fa|he|ku|ps|ur|yi)$/.test(language);
      return [
        code,
        {
          label: name ? name.charAt(0).toUpperCase() + name.slice(1) : code,
          htmlLang: code.includes("-") ? code : `${language}-${region}`,
          direction: isRtl ? "rtl" : "ltr",
          ...known[code],
          path: index === 0 ? "/" : `/${code.toLowerCase()}`,
        },
      ];
    }),
  );

function composeLegal(answers: Answers): SiteInput["legal"] {
  const { languages, insurer, insuranceScope, authority, host } = answers;
  const { name, street, postcode, town, country } = answers;
  const { vatId, businessId, mailProvider } = answers;
  return {
    ...{ name, street, postcode, town, country, vatId, businessId },
    insurance: insurer
      ? { insurer, scope: localizeAnswer(insuranceScope ?? "", languages) }
      : undefined,
    host: host as "own",
    mailProvider,
    authority: authority && localizeAnswer(authority, languages),
  };
}

function composeComments(
  { comments }: Answers,
  current: SiteInput["comments"],
): SiteInput["comments"] {
  if (comments === undefined) return undefined;
  const [repo = "", repoId = "", category = "", categoryId = ""] =
    comments.split(",");
  const given = { repo, repoId, category, categoryId };
  return { ...current, provider: "giscus", ...given };
}
