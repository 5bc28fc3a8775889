import type { SearchKind } from "./searchIndex";

/** A heading in a page's text. */
export type FoundHeading = {
  id: string;
  title: string;
  /** Where its words begin in the text. */
  at: number;
};

/** A page as the search shows it; what the index holds of it. */
export type FoundPage = {
  path: string;
  title: string;
  kind: SearchKind;
  /** The language of its text: a locale. */
  lang: string;
  year?: string;
  /** Of documentation in several versions. */
  version?: string;
  tags: readonly string[];
  /** Names. */
  authors: string;
  /** All its text, headings and code included. */
  text: string;
  headings: readonly FoundHeading[];
};
