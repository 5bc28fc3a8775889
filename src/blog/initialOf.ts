import { isSameLetter } from "../lib/collation";

/**
 * The letter that a word is looked up under: without an accent where the
 * language files it there, and "#" for what begins with no letter.
 * @example initialOf("Übung", "de-DE") -> "U"; initialOf("Öl", "sv-SE") -> "Ö"
 */
export function initialOf(word: string, htmlLang: string): string {
  const [whole = ""] = word.normalize("NFC");
  const [bare = ""] = whole.normalize("NFD");
  if (!/\p{L}/u.test(whole)) return "#";
  const letter =
    bare === whole || isSameLetter(bare, whole, htmlLang) ? bare : whole;
  return letter.toLocaleUpperCase(htmlLang);
}
