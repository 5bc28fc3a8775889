import { ComponentFault } from "../ComponentFault";

export type Captions = { file: string; lang: string; label: string };

/**
 * The language of a file of captions, by its name, and what that language
 * calls itself.
 * @example captionsIn("./talk.de.vtt") -> { file, lang: "de", label: "Deutsch" }
 */
export function captionsIn(given: string): Captions {
  const file = given.trim();
  const lang = /\.([a-z]{2,3}(?:-[A-Za-z]{2,4})?)\.vtt$/.exec(file)?.[1];
  if (lang === undefined) {
    throw new ComponentFault(
      `The captions "${file}" of <Video> name no language.`,
      {
        allowed: "WebVTT files whose names end in their language",
        fix: "Rename the file to something like talk.en.vtt.",
      },
    );
  }
  const name = new Intl.DisplayNames([lang], { type: "language" }).of(lang);
  const label = name ?? lang;
  return { file, lang, label: label.charAt(0).toUpperCase() + label.slice(1) };
}
