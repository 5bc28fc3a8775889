import { z } from "zod";
import { listOf, meant } from "./advice";
import { field } from "./field";
import { flag, oneOf, text } from "./fields";
import { htmlLang } from "./intl";
import { options } from "./options";
import { isFields, rule, type RuleFault } from "./rule";

type Fields = Readonly<Record<string, unknown>>;

/** The languages of the site. */
export function i18nSchema() {
  return options({
    /** The locale that the site root speaks. */
    defaultLocale: text("en"),
    /** The site's languages by their code, in the order of the language menu. */
    locales: z.record(z.string(), localeSchema()),
    /** Whether readers whose browser prefers another language are told, once and in that language, that a page exists in it. Default: true. */
    suggestLanguage: flag().optional(),
  }).check(rule(defaultFaults), rule(pathFaults), rule(codeFaults));
}

function localeSchema() {
  return options({
    /** The name in the language menu, in the language itself. */
    label: text("English"),
    /** The BCP 47 tag for the `lang` attribute, dates and numbers. */
    htmlLang: htmlLang(),
    /** The direction of writing. Default: "ltr". */
    direction: oneOf("ltr", "rtl").optional(),
    /** What the paths of this locale begin with: "/" or one segment such as "/de". */
    path: localePath(),
  });
}

const localePath = () =>
  field<string>('"/" or one segment such as "/de"', '"/de"', (value) => {
    if (typeof value !== "string") return "is not a text";
    if (/^\/[\w-]*$/.test(value)) return undefined;
    const segment = value.split("/").find(Boolean) ?? "";
    const fix = `Write "/${segment}".`;
    return { wrong: "is not one path segment", fix };
  });

function defaultFaults({ defaultLocale, locales }: Fields): RuleFault[] {
  if (typeof defaultLocale !== "string" || !isFields(locales)) return [];
  const codes = Object.keys(locales);
  const own = locales[defaultLocale];
  if (own === undefined) {
    return [
      {
        path: ["defaultLocale"],
        given: defaultLocale,
        wrong: "is not one of the site's locales",
        allowed: listOf(codes),
        fix: meant(defaultLocale, codes),
      },
    ];
  }
  if (!isFields(own) || typeof own.path !== "string" || own.path === "/") {
    return [];
  }
  return [
    {
      path: ["locales", defaultLocale, "path"],
      given: own.path,
      wrong: "leaves the site root without a page",
      allowed: '"/" for the default locale',
      fix: 'Write "/".',
    },
  ];
}

function pathFaults({ locales }: Fields): RuleFault[] {
  if (!isFields(locales)) return [];
  const owners = new Map<unknown, string>();
  return Object.entries(locales).flatMap(([code, locale]) => {
    const path = isFields(locale) ? locale.path : undefined;
    if (typeof path !== "string") return [];
    const owner = owners.get(path);
    if (owner === undefined) owners.set(path, code);
    if (owner === undefined) return [];
    return [
      {
        path: ["locales", code, "path"],
        given: path,
        wrong: `is the path of the locale "${owner}" too`,
        allowed: "a path of its own for each locale",
        fix: `Write for example path: "/${code}".`,
      },
    ];
  });
}

function codeFaults({ locales }: Fields): RuleFault[] {
  if (!isFields(locales)) return [];
  return Object.keys(locales)
    .filter((code) => !/^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/.test(code))
    .map((code) => ({
      path: ["locales", code],
      given: code,
      wrong: "is no locale code",
      allowed: 'a language, and perhaps a region, such as "de" or "pt-BR"',
      fix: `Name the locale, its files and its folders alike, such as "de".`,
    }));
}
