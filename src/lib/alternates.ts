import type { Alternate } from "./routeContext";

/** The page in a locale, if there is one. */
export const translationIn = (
  alternates: readonly Alternate[],
  locale: string,
): Alternate | undefined => alternates.find((one) => one.locale === locale);

/** Where the text is at home that a locale's page shows: that page itself, unless it is a fallback. */
export function originalOf(
  alternates: readonly Alternate[],
  locale: string,
): Alternate | undefined {
  const own = translationIn(alternates, locale);
  return own?.isFallback ? translationIn(alternates, own.lang ?? "") : own;
}

/** Whether search engines may list a version: no fallbacks, nothing unlisted, no copies. */
export const isForSearch = ({ isFallback, isHidden }: Alternate): boolean =>
  !isFallback && !isHidden;
