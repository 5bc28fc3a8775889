import { localeCodes } from "../../config/locales";
import { siteConfig } from "../../config/resolved";
import type { Alternate } from "../../lib/routeContext";

/**
 * How the language versions of a text belong together: which text a locale
 * shows, whether its lists show it, and what other pages are told of the
 * versions. Whatever names another version (language menu, hreflang,
 * canonical, sitemap, feeds, lists, search) reads what is decided here.
 */

type Version = {
  locale: string;
  /** Differs from locale in a stand-in. */
  lang: string;
  path: string;
  isStandIn: boolean;
  isListed?: boolean;
  /** Address of the original, where this is a copy. */
  canonical?: string | null;
};

/**
 * The text that stands in where there is no translation: the default locale's,
 * else that of the first locale that has it.
 */
export const standInOf = <T extends { locale: string }>(
  written: readonly T[],
): T | undefined =>
  localeCodes
    .map((code) => written.find(({ locale }) => locale === code))
    .find((text) => text !== undefined);

/** The locales that a text is not written in. */
export const missingLocales = (
  written: readonly { locale: string }[],
): string[] =>
  localeCodes.filter((code) => !written.some(({ locale }) => locale === code));

/** Whether lists and search of another language show a text that they show in its own. */
export const showsStandIns = (kind: "post" | "page" | "doc"): boolean =>
  siteConfig.untranslated[`${kind}s`] === "show";

/** What each language's page is told of the others; `versions` are one text, stand-ins included. */
export const alternatesOf = (versions: readonly Version[]): Alternate[] =>
  localeCodes
    .map((code) => versions.find(({ locale }) => locale === code))
    .filter((version) => version !== undefined)
    .map(alternate);

function alternate(version: Version): Alternate {
  const { locale, lang, path, isStandIn, isListed, canonical } = version;
  if (isStandIn) return { locale, path, isStandIn, lang };
  // Search engines should list neither what is unlisted, nor copies.
  const isHidden = isListed === false || Boolean(canonical);
  return { locale, path, isStandIn, ...(isHidden && { isHidden }) };
}
