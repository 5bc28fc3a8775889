/** Where the search index is, below the site's root: a folder for each locale. */
export const searchIndexFolder = "search-index";

/** The words of a locale's pages, most used first, one a line; in the locale's folder. */
export const wordListFile = "words.txt";

/** By what readers can narrow a search down; names of Pagefind's filters. */
export const searchFilters = ["tag", "year", "lang"] as const;
export type SearchFilter = (typeof searchFilters)[number];

/** Pages by filter and value. */
export type FilterCounts = Partial<
  Record<SearchFilter, Readonly<Record<string, number>>>
>;

/** The filter of documentation in other versions than the last; those come after all else. */
export const otherVersions = { name: "age", value: "other" } as const;

/** What stands for the name of a version that the interface has one for. */
export const unnamedVersion = "current";
