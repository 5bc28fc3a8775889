import { memoize } from "../lib/memoize";

const namesIn = /* @__PURE__ */ memoize(
  (tag: string) => new Intl.DisplayNames([tag], { type: "language" }),
);

/**
 * Names a language in another one.
 * @example languageName("en", "de-DE") -> "Englisch"
 */
export const languageName = (language: string, inLanguage: string): string =>
  namesIn(inLanguage).of(language) ?? language;
