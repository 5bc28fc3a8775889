import { localeCodes } from "../../config/locales";
import type { Alternate } from "../../lib/routeContext";

/** An entry as its other languages see it. */
type Version = {
  locale: string;
  /** The language of its text: another one in a fallback. */
  lang: string;
  folder: string;
  path: string;
  isFallback: boolean;
  isListed?: boolean;
  /** Address of the original, where this is a copy. */
  canonical?: string | null;
};

/**
 * Groups entries by what they are translations of. The result tells a page
 * where it is in every locale: for the language menu, hreflang, canonical,
 * sitemap and feeds.
 */
export function createAlternates(
  entries: readonly Version[],
): (entry: Pick<Version, "folder">) => Alternate[] {
  const byFolder = new Map<string, Map<string, Alternate>>();
  for (const entry of entries) {
    const versions = byFolder.get(entry.folder) ?? new Map<string, Alternate>();
    byFolder.set(entry.folder, versions);
    versions.set(entry.locale, createAlternate(entry));
  }
  return ({ folder }) =>
    localeCodes.flatMap((code) => byFolder.get(folder)?.get(code) ?? []);
}

function createAlternate(version: Version): Alternate {
  const { locale, lang, path, isFallback, isListed, canonical } = version;
  if (isFallback) return { locale, path, isFallback, lang };
  // Search engines should list neither what is unlisted nor copies.
  const isHidden = isListed === false || Boolean(canonical);
  return { locale, path, isFallback, ...(isHidden && { isHidden }) };
}
