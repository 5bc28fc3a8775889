/** The folder of the search index, with a folder per locale. */
export const searchIndexFolder = "search-index";

/** The words of a locale's pages, most used first, one per line; in the locale's folder. */
export const wordListFile = "words.txt";

/** The filter of documentation in versions other than the last, which are ranked last. */
export const otherVersions = { name: "age", value: "other" } as const;

/** The name of a version that the interface has a message for. */
export const unnamedVersion = "current";

/** Signs that belong to a word for Pagefind, too: C++, C#. */
export const wordSigns = "+#";

/**
 * The words of a text, each whole: O’Reilly, R&D, 1.000,50, C++, القرّاء; abbreviations without their last point.
 * @example "e.g. Node.js in C#".match(wordPattern) -> ["e.g", "Node", "js", "in", "C#"]
 */
export const wordPattern =
  /\p{N}+(?:[.,:]\p{N}+)+|\p{L}(?:\.\p{L}(?![\p{L}\p{M}\p{N}]))+|[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]*(?:['’&][\p{L}\p{M}\p{N}_]+)*[+#]*/gu;
