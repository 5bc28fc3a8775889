import { defaultLocale, localeCodes } from "../../config/locales";
import { nearest } from "../../lib/nearest";

const languages = new Intl.DisplayNames(["en"], {
  type: "language",
  fallback: "none",
});

/** Whether a part of a name says a language, one of the site's or another. */
export function isLanguage(text: string): boolean {
  if (localeCodes.includes(text)) return true;
  try {
    return languages.of(text) !== undefined;
  } catch {
    return false;
  }
}

/** Parts a file's name into what names the text (nothing for `index` and `de`) and its locale. */
export function splitLocale(base: string, isInFolder: boolean) {
  if (base === "index") return { stem: "", lang: defaultLocale };
  if (localeCodes.includes(base)) return { stem: "", lang: base };
  const isSlip = base.length === 2 && nearest(base, localeCodes) !== undefined;
  if (isInFolder && (isLanguage(base) || isSlip)) {
    return { stem: "", lang: base };
  }
  const [, stem = "", lang = ""] = /^(.+)\.([^.]+)$/.exec(base) ?? [];
  if (!isLanguage(lang)) return { stem: base, lang: defaultLocale };
  return { stem: stem === "index" ? "" : stem, lang };
}
