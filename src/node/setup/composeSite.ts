import type { SiteInput } from "../../config/types";
import { sectionNames, sections } from "./answers";
import type { Answers } from "./answers";
import { listLanguages, writeAnswers } from "./options";

type Locales = SiteInput["i18n"]["locales"];

/** Whether a config is still the example's, which has an address of its own. */
export const isExample = ({ url }: Pick<SiteInput, "url">): boolean =>
  /[/.]example\.com$/.test(url);

/** Composes the config of a site: the current one, with what the answers say. */
export function composeSite(current: SiteInput, answers: Answers): SiteInput {
  const { languages = listLanguages(current), name = "" } = answers;
  const begun = isExample(current) ? withoutExample(current, name) : current;
  const { i18n } = begun;
  const localized = answers.languages && {
    defaultLocale: languages[0] ?? i18n.defaultLocale,
    locales: composeLocales(languages, i18n.locales),
  };
  const site = writeAnswers(
    { ...begun, i18n: { ...i18n, ...localized } },
    answers,
  );
  return keepLanguages(
    chooseSections(site, answers.sections),
    languages,
    Object.keys({ ...current.i18n.locales, ...site.i18n.locales }),
  );
}

/** Without what only the example has to say. */
function withoutExample(site: SiteInput, name: string): SiteInput {
  const kept = dropItems(site, /example|^\/(?:uses|writing)$/);
  return {
    ...kept,
    announcementBar: undefined,
    image: undefined,
    contact: undefined,
    legal: undefined,
    availability: undefined,
    rates: undefined,
    redirects: undefined,
    docs: undefined,
    projects: { title: site.projects?.title },
    footer: { ...kept.footer, logo: undefined, copyright: `© {year} ${name}` },
    blog: {
      ...site.blog,
      callToAction: undefined,
      editUrl: undefined,
      description: {
        en: "Notes on my work.",
        de: "Notizen aus meiner Arbeit.",
      },
    },
  };
}

const handbook = {
  title: { en: "Handbook", de: "Handbuch" },
  path: sections.handbook.path,
};

/** Takes sections that are not used out of menus; without a blog there are no feeds, and a handbook has its own address. */
function chooseSections(site: SiteInput, used: Answers["sections"]): SiteInput {
  if (!used) return site;
  const { docs, blog } = site;
  const hasNoFeeds = blog.feeds?.formats?.length === 0;
  const usual = hasNoFeeds ? undefined : blog.feeds;
  const feeds = used.includes("blog") ? usual : { ...blog.feeds, formats: [] };
  const manual = used.includes("handbook") ? handbook : undefined;
  const paths = sectionNames
    .filter((name) => !used.includes(name))
    .map((name) => sections[name].path);
  const chosen = {
    ...site,
    blog: { ...blog, feeds },
    docs: { ...docs, default: manual && (docs?.default ?? manual) },
  } as SiteInput;
  return paths.length === 0
    ? chosen
    : dropItems(chosen, RegExp(`^(?:${paths.join("|")})(?:[/#]|$)`));
}

type Item = Partial<Record<"type" | "docsPluginId" | "to" | "href", string>> & {
  items?: unknown[];
};

/** Where an item of a menu leads; what names a page of documentation leads to the handbook. */
const leadsTo = ({ type = "", docsPluginId, to, href }: Item): string =>
  type.startsWith("doc") && !docsPluginId ? handbook.path : (to ?? href ?? "");

/** Drops items of menus by where they lead, menus that nothing is left of, and what languages call such addresses. */
function dropItems<Value>(value: Value, dropped: RegExp): Value {
  if (typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => !dropped.test(key))
        .map(([key, inner]) => [key, dropItems(inner, dropped)]),
    ) as Value;
  return (value as (Item | null)[])
    .filter((item) => !dropped.test(leadsTo(item ?? {})))
    .map((item) => dropItems(item, dropped))
    .filter((item) => item?.items?.length !== 0) as Value;
}

/** Takes languages that go out of the config; a text that lacks the main one has the first for it. */
function keepLanguages<Value>(
  value: Value,
  languages: readonly string[],
  known: readonly string[],
): Value {
  if (typeof value !== "object" || value === null) return value;
  const keep = (inner: unknown) => keepLanguages(inner, languages, known);
  if (Array.isArray(value)) return value.map(keep) as Value;
  const kept = Object.entries(value).map(
    ([key, inner]) => [key, keep(inner)] as const,
  );
  const byLanguage = new Map<string, unknown>(kept);
  if (!kept.every(([key]) => known.includes(key)))
    return Object.fromEntries(kept) as Value;
  const [main = ""] = languages;
  const [, first] = kept[0] ?? [];
  const isText =
    kept.length > 0 && kept.every(([, text]) => typeof text === "string");
  if (isText && !byLanguage.has(main)) byLanguage.set(main, first);
  const codes = languages.filter((code) => byLanguage.has(code));
  if (isText && codes.length === 1) return byLanguage.get(main) as Value;
  return Object.fromEntries(
    codes.map((code) => [code, byLanguage.get(code)]),
  ) as Value;
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
