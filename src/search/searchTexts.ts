import { textsIn } from "../i18n/textsIn";

export type SearchTexts = (typeof siteTexts.search)[string];

/**
 * The words of the search in a language. They are in the script itself: in the
 * pages' catalogues they would weigh on every page.
 */
export const searchTexts = (locale: string): SearchTexts =>
  textsIn(siteTexts.search, locale);
