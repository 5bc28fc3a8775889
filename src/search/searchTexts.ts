import { textsIn } from "../i18n/textsIn";

// webpack writes all texts in place of the name: once is enough.
const all = siteTexts.search;

export type SearchTexts = (typeof all)[string];

/**
 * The words of the search in a language. They are in the script itself: in the
 * pages' catalogues they would weigh on every page.
 */
export const searchTexts = (locale: string): SearchTexts =>
  textsIn(all, locale);
