import { createHash } from "node:crypto";
import { baseLanguage } from "../../lib/baseLanguage";
import { createCompoundSplitter } from "./germanWords";
import { recordHtml } from "./recordHtml";
import type { SearchRecord } from "./searchRecord";
import { wordList } from "./wordList";

/** All that Pagefind makes a locale's index of. */
export type LocaleIndex = {
  /** Which stemming applies: de, en. */
  language: string;
  files: { url: string; content: string }[];
  /** The locale's list of words. */
  words: string;
  /** Changes whenever any of it does. */
  stamp: string;
};

/**
 * Plans a locale's index. Its stemming is that of the locale's language, also
 * for texts that stand in for translations; compounds are split by the text's.
 * @param languageOf gives a locale's language tag
 */
export function localeIndex(
  locale: string,
  records: readonly SearchRecord[],
  languageOf: (locale: string) => string,
): LocaleIndex {
  const language = baseLanguage(languageOf(locale));
  const isGerman = ({ lang }: SearchRecord) =>
    baseLanguage(languageOf(lang)) === "de";
  const split = createCompoundSplitter(records.filter(isGerman).map(textOf));
  const files = records.map((record) => ({
    url: record.url,
    content: recordHtml(
      record,
      isGerman(record)
        ? {
            title: split([record.title, ...record.tags].join(" ")),
            text: split(record.text),
          }
        : { title: [], text: [] },
    ),
  }));
  const words = wordList(records.map(textOf));
  const hash = createHash("sha1").update(language).update(words);
  for (const { url, content } of files) hash.update(url).update(content);
  return { language, files, words, stamp: hash.digest("hex") };
}

const textOf = ({ title, tags, text }: SearchRecord) =>
  [title, ...tags, text].join("\n");
