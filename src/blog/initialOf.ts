/**
 * The letter that a word is looked up under: without accents, and "#" for what
 * begins with no letter.
 * @example initialOf("Übung", "de-DE") -> "U"
 */
export function initialOf(word: string, htmlLang: string): string {
  const [first = ""] = word.normalize("NFD");
  return /\p{L}/u.test(first) ? first.toLocaleUpperCase(htmlLang) : "#";
}
