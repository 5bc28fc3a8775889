import { isolate } from "../lib/language";
import type { Localized } from "./schema/localized";
import type { ResolvedSite } from "./types";

export type { Localized };

/**
 * The languages of a site: its option `i18n`. The build hands them on to these
 * functions; the browser has them bound to its one site (locales.ts).
 */
export type I18n = Pick<ResolvedSite["i18n"], "defaultLocale" | "locales">;

/** The part of the config that decides addresses. */
type Paths = Pick<I18n, "defaultLocale"> & {
  locales: Readonly<
    Record<string, { path: string; paths?: Readonly<Record<string, string>> }>
  >;
};

/** Lists the locale codes: the default first, the others in the owner's order. */
export function listLocales({ defaultLocale, locales }: Paths): string[] {
  const others = Object.keys(locales).filter((code) => code !== defaultLocale);
  return [defaultLocale, ...others];
}

/** Renames the start of a path; the longest match wins. */
function renamePrefix(path: string, names: readonly [string, string][]) {
  const [from, to] = names
    .filter(([name]) => path.startsWith(name))
    .filter(([name]) => /^(?:[/?#]|$)/.test(path.slice(name.length)))
    .reduce((a, b) => (b[0].length > a[0].length ? b : a), ["", ""]);
  return to + path.slice(from.length);
}

/** Adds a locale to a path and applies the names of the locale: `/about` in `de` becomes `/de/about`, `/projects` may become `/de/projekte`. */
export function addLocale(i18n: Paths, locale: string, path: string): string {
  const target = i18n.locales[locale];
  if (target === undefined) {
    const known = listLocales(i18n).join(", ");
    throw new Error(`Unknown locale "${locale}". The site knows: ${known}.`);
  }
  const named = renamePrefix(path, Object.entries(target.paths ?? {}));
  if (target.path === "/") return named;
  // Removes the slash of "/", "/?q" and "/#id": internal paths end without one.
  return target.path + (/^\/(?=$|[?#])/.test(named) ? named.slice(1) : named);
}

/** Reverses addLocale: `/de/about` is `/about` in `de`, `/de/projekte` may be `/projects`. */
export function removeLocale(
  i18n: Paths,
  path: string,
): { locale: string; path: string } {
  const [, first = ""] = /^(\/[^/?#]*)/.exec(path) ?? [];
  const prefixed = listLocales(i18n).find((code) => {
    const localePrefix = i18n.locales[code]?.path;
    return localePrefix !== "/" && localePrefix === first;
  });
  const locale = prefixed ?? i18n.defaultLocale;
  const rest = prefixed === undefined ? path : path.slice(first.length);
  const names = Object.entries(i18n.locales[locale]?.paths ?? {});
  return {
    locale,
    path: renamePrefix(
      prefixed === undefined || rest.startsWith("/") ? rest : `/${rest}`,
      names.map(([name, localName]) => [localName, name]),
    ),
  };
}

/**
 * Finds the BCP 47 tag of a locale, for HTML and Intl.
 * @example findLanguageTag(i18n, "de") -> "de-DE"
 */
export const findLanguageTag = ({ locales }: I18n, locale: string): string =>
  locales[locale]?.htmlLang ?? locale;

/**
 * Finds the `dir` attribute for a text in a locale: it belongs beside every
 * `lang`. Undefined on sites with one direction.
 */
export function findDirection(
  { locales }: I18n,
  locale: string,
): "ltr" | "rtl" | undefined {
  const directions = Object.values(locales).map(({ direction }) => direction);
  return new Set(directions).size > 1 ? locales[locale]?.direction : undefined;
}

/** Picks the text or address of a locale unchanged, else that of the default locale. */
export function pickText(
  { defaultLocale }: I18n,
  text: Localized,
  locale: string,
): string {
  if (typeof text === "string") return text;
  const translation = text[locale] ?? text[defaultLocale];
  if (translation !== undefined) return translation;
  throw new Error(
    `No text for the locale "${locale}" in ${JSON.stringify(text)}. ` +
      `Add one, or check the page's locale.`,
  );
}

/**
 * Picks the text of a locale, else that of the default locale, which the checks
 * require. A text in the other direction is isolated; use pickText for
 * addresses.
 */
export function localizeText(
  i18n: I18n,
  text: Localized,
  locale: string,
): string {
  const picked = pickText(i18n, text, locale);
  if (typeof text === "string" || text[locale] !== undefined) return picked;
  const dir = findDirection(i18n, i18n.defaultLocale);
  return dir === findDirection(i18n, locale) ? picked : isolate(picked, dir);
}
