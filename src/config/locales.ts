import type { ResolvedSite } from "./types";
import { siteConfig } from "./resolved";

type I18n = Pick<ResolvedSite["i18n"], "defaultLocale"> & {
  locales: Readonly<
    Record<string, { path: string; paths?: Readonly<Record<string, string>> }>
  >;
};

/** Lists the locale codes, the default one first, the others as the owner lists them. */
export function codesOf({ defaultLocale, locales }: I18n): string[] {
  const others = Object.keys(locales).filter((code) => code !== defaultLocale);
  return [defaultLocale, ...others];
}

/** Gives the beginning of a path another name; of several that fit, the longest decides. */
function renameStart(path: string, names: readonly [string, string][]) {
  const [from, to] = names
    .filter(([name]) => path.startsWith(name))
    .filter(([name]) => /^(?:[/?#]|$)/.test(path.slice(name.length)))
    .reduce((a, b) => (b[0].length > a[0].length ? b : a), ["", ""]);
  return to + path.slice(from.length);
}

/** Puts a locale's path before a path, and names the rest as the locale does: `/about` in `de` becomes `/de/about`, `/projects` may become `/de/projekte`. */
export function addLocale(i18n: I18n, locale: string, path: string): string {
  const own = i18n.locales[locale];
  if (own === undefined) {
    const known = codesOf(i18n).join(", ");
    throw new Error(`Unknown locale "${locale}". The site knows: ${known}.`);
  }
  const named = renameStart(path, Object.entries(own.paths ?? {}));
  if (own.path === "/") return named;
  // "/", "/?q" and "/#id" lose their slash: internal paths end without one.
  return own.path + (/^\/(?=$|[?#])/.test(named) ? named.slice(1) : named);
}

/** Splits a path into its locale and what addLocale makes it of: `/de/about` is `/about` in `de`, `/de/projekte` may be `/projects`. */
export function removeLocale(i18n: I18n, path: string) {
  const [, first = ""] = /^(\/[^/?#]*)/.exec(path) ?? [];
  const prefixed = codesOf(i18n).find((code) => {
    const own = i18n.locales[code]?.path;
    return own !== "/" && own === first;
  });
  const locale = prefixed ?? i18n.defaultLocale;
  const rest = prefixed === undefined ? path : path.slice(first.length);
  const names = Object.entries(i18n.locales[locale]?.paths ?? {});
  return {
    locale,
    path: renameStart(
      prefixed === undefined || rest.startsWith("/") ? rest : `/${rest}`,
      names.map(([name, own]) => [own, name]),
    ),
  };
}

const { i18n } = siteConfig;

/** The locale that the site root speaks. */
export const defaultLocale = i18n.defaultLocale;

/** The site's locale codes, the default one first, the others as the owner lists them. */
export const localeCodes: readonly string[] = codesOf(i18n);

/** Puts a locale's path before a path: `/about` in `de` becomes `/de/about`, `/` becomes `/de`. */
export function localePath(locale: string, path: string): string {
  return addLocale(i18n, locale, path);
}

/** Splits a path into its locale and the rest: `/de/about` is `/about` in `de`; `/demo` is English. */
export function stripLocale(path: string): { locale: string; path: string } {
  return removeLocale(i18n, path);
}

/**
 * A locale's language as HTML and Intl know it.
 * @example languageTag("de") -> "de-DE"
 */
export const languageTag = (locale: string): string =>
  siteConfig.i18n.locales[locale]?.htmlLang ?? locale;

const locales = Object.values(siteConfig.i18n.locales);
const hasBoth = new Set(locales.map(({ direction }) => direction)).size > 1;

/**
 * The `dir` attribute of a text in a locale's language: wherever a `lang` is
 * written, the text may run the other way than the page. Undefined on sites
 * whose languages all run the same way.
 */
export const dirOf = (locale: string): "ltr" | "rtl" | undefined =>
  hasBoth ? siteConfig.i18n.locales[locale]?.direction : undefined;
