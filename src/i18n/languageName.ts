/**
 * Names a language in another one.
 * @example languageName("en", "de-DE") -> "Englisch"
 */
export function languageName(language: string, inLanguage: string): string {
  const names = new Intl.DisplayNames([inLanguage], { type: "language" });
  return names.of(language) ?? language;
}
