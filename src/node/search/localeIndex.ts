import { createHash } from "node:crypto";
import { baseLanguage } from "../../lib/baseLanguage";
import type { FoundPage } from "../../lib/foundPage";
import { filterCounts } from "./filterCounts";
import { foundPageOf } from "./foundPageOf";
import { createCompoundSplitter, wordsOf } from "./germanWords";
import { placeHeadings } from "./placeHeadings";
import { recordHtml } from "./recordHtml";
import type { SearchRecord } from "./searchRecord";
import { wordList } from "./wordList";

/** A page for Pagefind, and what the search shows of it. */
export type IndexFile = {
  /** Stands for all of it: what has the same is the same. */
  url: string;
  content: string;
  page: FoundPage;
};

/** All that a locale's index is made of. */
export type LocaleIndex = {
  /** Which stemming applies: de, en. */
  language: string;
  /** Changes whenever any of the rest does. */
  stamp: string;
  /** Makes the rest, which takes a while. */
  make: () => {
    /** Made one by one, while Pagefind reads those before. */
    files: Iterable<IndexFile>;
    /** Makes the locale's list of words. */
    words: () => string;
    /** Pages by filter and value, as JSON. */
    counts: string;
  };
};

/**
 * Plans a locale's index. Its stemming is that of the locale's language, also
 * for texts that stand in for translations; compounds are split by the text's.
 * @param languageOf gives a locale's language tag
 * @param code stands for the code that makes it
 */
export function localeIndex(
  locale: string,
  records: readonly SearchRecord[],
  languageOf: (locale: string) => string,
  code: string,
): LocaleIndex {
  const language = baseLanguage(languageOf(locale));
  const isGerman = ({ lang }: SearchRecord) =>
    baseLanguage(languageOf(lang)) === "de";
  const sources = [code, language, records.map(isGerman), records];
  const stamp = sha1(JSON.stringify(sources));
  const make = () => {
    const read = records.map(readWords);
    const german = read.filter(({ record }) => isGerman(record));
    const split = createCompoundSplitter(
      german.flatMap(({ title, text }) => [title, text]),
    );
    const tailsOf = (record: SearchRecord, words: Iterable<string>) =>
      isGerman(record) ? split(words) : [];
    return {
      files: filesOf(read, tailsOf, [code, language]),
      words: () =>
        wordList(read.map(({ title, text }) => new Set([...title, ...text]))),
      counts: JSON.stringify(filterCounts(records)),
    };
  };
  return { language, stamp, make };
}

type WithWords = {
  record: SearchRecord;
  /** The words of title and tags, each once. */
  title: ReadonlySet<string>;
  /** The words of the text, each once. */
  text: ReadonlySet<string>;
};

const readWords = (record: SearchRecord): WithWords => ({
  record,
  title: new Set(wordsOf([record.title, ...record.tags].join("\n"))),
  text: new Set(wordsOf(record.text)),
});

function* filesOf(
  read: readonly WithWords[],
  tailsOf: (record: SearchRecord, words: Iterable<string>) => string[],
  way: readonly string[],
): Generator<IndexFile> {
  for (const { record, title, text } of read) {
    const lines = placeHeadings(record);
    const page = foundPageOf(record, lines);
    const content = recordHtml(record, lines, {
      title: tailsOf(record, title),
      text: tailsOf(record, text),
    });
    // Pagefind names its files by what it is given, and the page is none of it.
    const url = `/${sha1(JSON.stringify([way, content, page]))}`;
    yield { url, content, page };
  }
}

const sha1 = (text: string) => createHash("sha1").update(text).digest("hex");
