import type { DocsContext } from "./docs";

/** The page in one locale. */
export type Alternate = {
  locale: string;
  path: string;
  /** True for a page that shows a text in another language, because the translation is missing. */
  isFallback: boolean;
  /** The locale of the text, for a fallback. */
  lang?: string;
  /** The last change of the original since this translation of it was touched. */
  originalChange?: { locale: string; day: string };
  /** True for a page that search engines should not list: unlisted, or a copy of one elsewhere. */
  isHidden?: true;
};

/** The facts that a page knows about itself, whatever its template. */
export type RouteContext = {
  locale: string;
  /** Keeps gatsby-plugin-react-i18next from creating pages. */
  i18n: Record<string, never>;
  /** The page in every locale, including its own. */
  alternates: Alternate[];
  /** True for the not-found page, whose language the locale of the path decides. */
  isNotFound?: true;
  /** True for a screen that can lead on to the blog. */
  hasBlog?: boolean;
  /** True for a screen that can lead on to the list of tags. */
  hasTags?: boolean;
  /** The closest path in each locale that lacks this page of a list. */
  nearest?: Record<string, string>;
  /** In develop: the printed errors of the owner's files. */
  errors?: string;
  docs?: DocsContext;
};

/** A page of a list of posts, which may have several. */
export type PagedContext = RouteContext & {
  /** The path of the first page. */
  basePath: string;
  pageNumber: number;
  pageCount: number;
};

/** A page of an author's or tag's posts. */
export type CountedContext = PagedContext & {
  /** The number of posts on all pages. */
  postCount: number;
};

/** The list of all authors or tags. */
export type CountsContext = RouteContext & {
  /** The number of posts by key of author or tag. */
  postCounts: Record<string, number>;
};

/** A page of documentation. */
export type DocsPageContext = RouteContext & { docs: DocsContext };

/** A list of projects: its own filter and the others. */
export type ProjectsContext = RouteContext & {
  projects: {
    /** The key of the filter; missing for the list of all. */
    key?: string;
    /** The number of all projects. */
    count: number;
    /** The filters; keys are the ends of their paths, for/<service> and with/<technology>. */
    filters: { key: string; label: string; count: number }[];
  };
};

/** The variables of the templates' queries: which nodes a page shows. */
type QueryVariables = {
  id: string;
  ids: string[];
  recentIds: string[];
  featuredIds: string[];
  tagIds: string[];
  newerId: string | null;
  olderId: string | null;
  nextId: string | null;
  seriesIds: string[];
  relatedIds: string[];
  /** The key of the sidebar beside a page of documentation; null without one. */
  sidebar: string | null;
};

/** The context of a planned route: what its template needs, and the variables of its query. */
export type PlannedContext = RouteContext &
  Partial<
    QueryVariables &
      CountedContext &
      DocsPageContext &
      CountsContext &
      ProjectsContext
  >;

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
