import de from "../../locales/de/search.json";
import en from "../../locales/en/search.json";

export type SearchTexts = typeof en;

/** In the script itself: in the pages' catalogues they would weigh on every page. */
const texts: Readonly<Record<string, SearchTexts>> = { de, en };

/** The words of the search in a language. */
export const searchTexts = (locale: string): SearchTexts => texts[locale] ?? en;
