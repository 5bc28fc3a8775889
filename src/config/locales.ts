import type { ResolvedSite } from "./types";
import { siteConfig } from "./resolved";

type I18n = Pick<ResolvedSite["i18n"], "defaultLocale"> & {
  locales: Readonly<
    Record<string, { path: string; paths?: Readonly<Record<string, string>> }>
  >;
};

/** Lists the locale codes: the default first, the others in the owner's order. */
export function codesOf({ defaultLocale, locales }: I18n): string[] {
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
export function addLocale(i18n: I18n, locale: string, path: string): string {
  const target = i18n.locales[locale];
  if (target === undefined) {
    const known = codesOf(i18n).join(", ");
    throw new Error(`Unknown locale "${locale}". The site knows: ${known}.`);
  }
  const named = renamePrefix(path, Object.entries(target.paths ?? {}));
  if (target.path === "/") return named;
  // Removes the slash of "/", "/?q" and "/#id": internal paths end without one.
  return target.path + (/^\/(?=$|[?#])/.test(named) ? named.slice(1) : named);
}

/** Reverses addLocale: `/de/about` is `/about` in `de`, `/de/projekte` may be `/projects`. */
export function removeLocale(i18n: I18n, path: string) {
  const [, first = ""] = /^(\/[^/?#]*)/.exec(path) ?? [];
  const prefixed = codesOf(i18n).find((code) => {
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
      names.map(([name, own]) => [own, name]),
    ),
  };
}

const { i18n } = siteConfig;

/** The locale at the root of the site. */
export const defaultLocale = i18n.defaultLocale;

/** The locale codes of the site: the default first, the others in the owner's order. */
export const localeCodes: readonly string[] = codesOf(i18n);

/** Adds a locale of the site to a path: `/about` in `de` becomes `/de/about`, `/` becomes `/de`. */
export function localePath(locale: string, path: string): string {
  return addLocale(i18n, locale, path);
}

/** Splits a path into locale and rest: `/de/about` is `/about` in `de`, `/demo` is English. */
export function stripLocale(path: string): { locale: string; path: string } {
  return removeLocale(i18n, path);
}

/**
 * The BCP 47 tag of a locale, for HTML and Intl.
 * @example languageTag("de") -> "de-DE"
 */
export const languageTag = (locale: string): string =>
  siteConfig.i18n.locales[locale]?.htmlLang ?? locale;

const locales = Object.values(siteConfig.i18n.locales);
const hasBoth = new Set(locales.map(({ direction }) => direction)).size > 1;

/**
 * Returns the `dir` attribute for a text in a locale: it belongs beside every
 * `lang`. Undefined on sites with one direction.
 */
export const dirOf = (locale: string): "ltr" | "rtl" | undefined =>
  hasBoth ? siteConfig.i18n.locales[locale]?.direction : undefined;
