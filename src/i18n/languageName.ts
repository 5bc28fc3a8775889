import { oncePerTag } from "../lib/oncePerTag";

const namesIn = /* @__PURE__ */ oncePerTag(
  (tag) => new Intl.DisplayNames([tag], { type: "language" }),
);

/**
 * Names a language in another one.
 * @example languageName("en", "de-DE") -> "Englisch"
 */
export const languageName = (language: string, inLanguage: string): string =>
  namesIn(inLanguage).of(language) ?? language;
