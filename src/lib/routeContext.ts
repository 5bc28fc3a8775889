import type { DocsContext, DocsIndex } from "./docs";

/** The page in one locale. */
export type Alternate = {
  locale: string;
  path: string;
  /** True for a page that shows a text in another language, because the translation is missing. */
  isFallback: boolean;
  /** The locale of the text, for a fallback. */
  lang?: string;
  /** True for a page that search engines should not list: unlisted, or a copy of one elsewhere. */
  isHidden?: true;
};

export type RouteContext = {
  locale: string;
  /** Keeps gatsby-plugin-react-i18next from creating pages. */
  i18n: Record<string, never>;
  /** The page in every locale, including its own. */
  alternates: Alternate[];
  /** True for the not-found page, whose language the locale of the path decides. */
  isNotFound?: true;
  /** The closest path in each locale that lacks this page of a list. */
  nearest?: Record<string, string>;
  /** In develop: the printed errors of the owner's files. */
  errors?: string;
  id?: string;
  /** The posts that a page of a list shows, in order. */
  ids?: string[];
  /** The newest posts, for pages that show them beside their own content. */
  recentIds?: string[];
  /** The projects that the home page shows. */
  featuredIds?: string[];
  /** The tag of a list of posts, or all tags sorted by label. */
  tagIds?: string[];
  /** The number of posts on all pages of the list. */
  postCount?: number;
  /** The number of posts by key of author or tag. */
  postCounts?: Record<string, number>;
  newerId?: string | null;
  olderId?: string | null;
  /** The next project. */
  nextId?: string | null;
  seriesIds?: string[];
  relatedIds?: string[];
  /** The path of the first page of a list. */
  basePath?: string;
  pageNumber?: number;
  pageCount?: number;
  docs?: DocsContext;
  /** The key of the sidebar beside a page of documentation; null without one. */
  sidebar?: string | null;
  /** For a page that lists a category of documentation. */
  docsIndex?: DocsIndex;
  projects?: ProjectsContext;
};

/** Finds the page in a locale. */
export const findTranslation = (
  alternates: readonly Alternate[],
  locale: string,
): Alternate | undefined =>
  alternates.find((alternate) => alternate.locale === locale);

/** Finds the page with the original text: for a fallback the page in the language of the text, otherwise the page itself. */
export function findOriginal(
  alternates: readonly Alternate[],
  locale: string,
): Alternate | undefined {
  const alternate = findTranslation(alternates, locale);
  return alternate?.isFallback
    ? findTranslation(alternates, alternate.lang ?? "")
    : alternate;
}

/** True for a page that search engines may list: no fallback, not unlisted, no copy. */
export const isForSearch = ({ isFallback, isHidden }: Alternate): boolean =>
  !isFallback && !isHidden;

/** The data of a list of projects: its own filter and the others. */
export type ProjectsContext = {
  /** The key of the filter; missing for the list of all. */
  key?: string;
  /** The number of all projects. */
  count: number;
  /** The filters; keys are the ends of their paths, for/<service> and with/<technology>. */
  filters: { key: string; label: string; count: number }[];
};
