import type { SearchTexts } from "./searchTexts";
import type { Search } from "./useSearch";
import type { Wanted } from "./useWanted";

/** What the parts of the search share. */
export type Around = {
  texts: SearchTexts;
  /** The locale of the page, and its language tag. */
  locale: string;
  htmlLang: string;
  wanted: Wanted;
  search: Search;
};
