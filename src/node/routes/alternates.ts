import { localeCodes } from "../../config/locales";
import { groupBy } from "../../lib/groupBy";
import type { Alternate } from "../../lib/routeContext";
import type { BaseEntry } from "../content/entry";

/** An entry in one locale, and the address of the original if it is a copy. */
type Translation = Pick<
  BaseEntry,
  "locale" | "lang" | "folder" | "path" | "isFallback" | "isListed"
> & { canonical?: string | null };

/**
 * Groups entries by what they are translations of. The result tells a page
 * where it is in every locale: for the language menu, hreflang, canonical,
 * sitemap and feeds.
 */
export function createAlternates(
  entries: readonly Translation[],
): (entry: Pick<Translation, "folder">) => Alternate[] {
  const byFolder = new Map(groupBy(entries, ({ folder }) => folder));
  return ({ folder }) => {
    const versions = byFolder.get(folder) ?? [];
    return localeCodes
      .flatMap((code) => versions.find(({ locale }) => locale === code) ?? [])
      .map(createAlternate);
  };
}

function createAlternate(version: Translation): Alternate {
  const { locale, lang, path, isFallback, isListed, canonical } = version;
  if (isFallback) return { locale, path, isFallback, lang };
  // Search engines should list neither what is unlisted nor copies.
  const isHidden = !isListed || Boolean(canonical);
  return { locale, path, isFallback, ...(isHidden && { isHidden }) };
}
