import type { ResolvedSite } from "./types";

type I18n = Pick<ResolvedSite["i18n"], "defaultLocale"> & {
  locales: Readonly<Record<string, { path: string }>>;
};

/** Lists the locale codes, the default one first, the others as the owner lists them. */
export function codesOf({ defaultLocale, locales }: I18n): string[] {
  const others = Object.keys(locales).filter((code) => code !== defaultLocale);
  return [defaultLocale, ...others];
}

/** Puts a locale's path before a path: `/about` in `de` becomes `/de/about`. */
export function addLocale(i18n: I18n, locale: string, path: string): string {
  const own = i18n.locales[locale];
  if (own === undefined) {
    const known = codesOf(i18n).join(", ");
    throw new Error(`Unknown locale "${locale}". The site knows: ${known}.`);
  }
  if (own.path === "/") return path;
  // "/", "/?q" and "/#id" lose their slash: internal paths end without one.
  return own.path + (/^\/(?=$|[?#])/.test(path) ? path.slice(1) : path);
}

/** Splits a path into its locale and the rest: `/de/about` is `/about` in `de`. */
export function removeLocale(i18n: I18n, path: string) {
  const [, first = ""] = /^(\/[^/?#]*)/.exec(path) ?? [];
  const prefixed = codesOf(i18n).find((code) => {
    const own = i18n.locales[code]?.path;
    return own !== "/" && own === first;
  });
  if (prefixed === undefined) return { locale: i18n.defaultLocale, path };
  const rest = path.slice(first.length);
  return {
    locale: prefixed,
    path: rest.startsWith("/") ? rest : `/${rest}`,
  };
}
