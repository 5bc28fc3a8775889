import { createHash } from "node:crypto";
import { baseLanguage } from "../../lib/baseLanguage";
import type { FoundPage } from "../../lib/foundPage";
import { filterCounts } from "./filterCounts";
import { foundPageOf } from "./foundPageOf";
import { createCompoundSplitter } from "./germanWords";
import { recordHtml } from "./recordHtml";
import type { SearchRecord } from "./searchRecord";
import { wordList } from "./wordList";

/** A page for Pagefind, and what the search shows of it. */
type IndexFile = { url: string; content: string; page: FoundPage };

/** All that Pagefind makes a locale's index of. */
export type LocaleIndex = {
  /** Which stemming applies: de, en. */
  language: string;
  files: IndexFile[];
  /** The locale's list of words. */
  words: string;
  /** Pages by filter and value, as JSON. */
  counts: string;
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
  const files = records.map((record): IndexFile => {
    const content = recordHtml(
      record,
      isGerman(record)
        ? {
            title: split([record.title, ...record.tags].join(" ")),
            text: split(record.text),
          }
        : { title: [], text: [] },
    );
    const page = foundPageOf(record);
    // Pagefind names its files by their contents, and the page is none of it.
    const url = `/${createHash("sha1").update(JSON.stringify(page)).digest("hex")}`;
    return { url, content, page };
  });
  const words = wordList(records.map(textOf));
  const counts = JSON.stringify(filterCounts(records));
  const hash = createHash("sha1").update(language).update(words);
  for (const { url, content } of files) hash.update(url).update(content);
  return { language, files, words, counts, stamp: hash.digest("hex") };
}

const textOf = ({ title, tags, text }: SearchRecord) =>
  [title, ...tags, text].join("\n");
