import { defaultLocale, localeCodes, stripLocale } from "../../config/locales";
import type { ByLocale } from "../../lib/siteDocs";

/** Gathers what each locale has: one text where all have the same; undefined where none has any. */
export function byLocale(
  ofLocale: (locale: string) => string | null | undefined,
): ByLocale | undefined {
  const found = localeCodes.flatMap((code) => {
    const own = ofLocale(code);
    return own === null || own === undefined ? [] : [[code, own] as const];
  });
  const [first] = found;
  if (!first) return undefined;
  const isOne =
    found.length === localeCodes.length &&
    found.every(([, text]) => text === first[1]);
  return isOne ? first[1] : Object.fromEntries(found);
}

/** The same for labels: a locale that has the default one's needs none of its own. */
export function labelByLocale(
  ofLocale: (locale: string) => string | null | undefined,
): ByLocale | undefined {
  const own = ofLocale(defaultLocale);
  const text = byLocale(ofLocale);
  if (typeof text !== "object" || typeof own !== "string") return text;
  return byLocale((code) => {
    const label = ofLocale(code);
    return code !== defaultLocale && label === own ? undefined : label;
  });
}

/** A page's path without its locale, which the bar puts before it; an address as it is. */
export const withoutLocale = (path: string | null | undefined) =>
  path?.startsWith("/") ? stripLocale(path).path : path;
