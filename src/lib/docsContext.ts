/** A link to another page of documentation. */
export type DocsStop = {
  label: string;
  path: string;
  /** Locale of its label where that is not the page's. */
  lang?: string;
};

/** Where a page stands in the documentation; part of its context. */
export type DocsContext = {
  /** Id of the collection, such as "default". */
  collection: string;
  /** Name of the version, such as "current". */
  version: string;
  /** Id of the page; null for lists made of others. */
  id: string | null;
  /** Paths of the same page in the versions that have it, without locale, by their names. */
  versions: Record<string, string>;
  /** Id of the sidebar beside it, if there is one. */
  sidebar: string | null;
  /** Path of the file that has this sidebar's HTML, from the site's root. */
  sidebarFile: string | null;
  /** For an unlisted page: which of the sidebar's empty places is its own, and what stands there. */
  unlisted?: { at: number; label: string; lang?: string };
  /** The categories above it, outermost first; null for one that has no page. */
  crumbs: { label: string; path: string | null }[];
  previous: DocsStop | null;
  next: DocsStop | null;
};
