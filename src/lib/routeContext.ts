/** The same page in one of the site's locales. */
export type Alternate = {
  locale: string;
  path: string;
  /** Another language's text, for want of a translation. */
  isStandIn: boolean;
  /** A page that search engines should not list: unlisted, or a copy of one elsewhere. */
  isHidden?: true;
};

export type RouteContext = {
  locale: string;
  /** For gatsby-plugin-react-i18next: filled in here, so that it makes no pages of its own. */
  i18n: {
    language: string;
    languages: readonly string[];
    defaultLanguage: string;
    originalPath: string;
    routed: boolean;
    path: string;
  };
  /** This page in every locale, its own included. */
  alternates: Alternate[];
  /** The page for unknown paths: the path's locale decides which language it speaks. */
  isNotFound?: true;
  id?: string;
  ids?: string[];
  newerId?: string | null;
  olderId?: string | null;
  pageNumber?: number;
  pageCount?: number;
};
