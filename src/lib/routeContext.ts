import type { DocsContext, DocsIndex } from "./docs";

/** The same page in one of the site's locales. */
export type Alternate = {
  locale: string;
  path: string;
  /** Another language's text, for want of a translation. */
  isFallback: boolean;
  /** In a fallback: the locale whose text it shows. */
  lang?: string;
  /** A page that search engines should not list: unlisted, or a copy of one elsewhere. */
  isHidden?: true;
};

export type RouteContext = {
  locale: string;
  /** Says to gatsby-plugin-react-i18next that it has no pages of its own to make. */
  i18n: Record<string, never>;
  /** This page in every locale, its own included. */
  alternates: Alternate[];
  /** The page for unknown paths: the path's locale decides which language it speaks. */
  isNotFound?: true;
  /** For locales that lack this page of a list: the path that comes closest. */
  nearest?: Record<string, string>;
  /** In develop: the errors in the owner's files, as they are printed. */
  errors?: string;
  id?: string;
  /** The posts that a list's page shows, in its order. */
  ids?: string[];
  /** The newest posts, where a page shows them beside its own matter. */
  recentIds?: string[];
  /** The projects that the home page shows. */
  featuredIds?: string[];
  /** The tag whose posts a page lists, or all tags in the order of their labels. */
  tagIds?: string[];
  /** Posts in the whole list, on all its pages. */
  postCount?: number;
  /** Posts by the key of their author or tag. */
  postCounts?: Record<string, number>;
  newerId?: string | null;
  olderId?: string | null;
  /** The project that follows. */
  nextId?: string | null;
  seriesIds?: string[];
  relatedIds?: string[];
  /** The path of a list's first page. */
  basePath?: string;
  pageNumber?: number;
  pageCount?: number;
  /** For pages of documentation. */
  docs?: DocsContext;
  /** Key of the sidebar beside such a page, null where there is none. */
  sidebar?: string | null;
  /** For a page that lists what is in one of its categories. */
  docsIndex?: DocsIndex;
  /** For lists of projects. */
  projects?: ProjectsContext;
};

/** Finds the page in a locale. */
export const findTranslation = (
  alternates: readonly Alternate[],
  locale: string,
): Alternate | undefined => alternates.find((one) => one.locale === locale);

/** Finds the page that holds the original text: of a fallback the page in the text's own language, otherwise the page itself. */
export function findOriginal(
  alternates: readonly Alternate[],
  locale: string,
): Alternate | undefined {
  const own = findTranslation(alternates, locale);
  return own?.isFallback ? findTranslation(alternates, own.lang ?? "") : own;
}

/** Whether search engines may list a version: no fallbacks, nothing unlisted, no copies. */
export const isForSearch = ({ isFallback, isHidden }: Alternate): boolean =>
  !isFallback && !isHidden;

/** What a list of projects knows of itself and the others. */
export type ProjectsContext = {
  /** The list that narrows them down; none for the list of all. */
  key?: string;
  /** Projects in all. */
  count: number;
  /** The other lists: keys are the ends of their paths, for/<service> and with/<technology>. */
  filters: { key: string; label: string; count: number }[];
};
