import type { SidebarItem } from "./docsSidebar";

/** A link to another page of documentation. */
export type DocsStop = {
  label: string;
  path: string;
  /** Locale of its label where that is not the page's. */
  lang?: string;
};

/** A page above another one; without a path it is only a heading. */
export type DocsCrumb = Omit<DocsStop, "path"> & { path: string | null };

/** What a page says of the version that it belongs to. */
export type VersionFacts = {
  /** What readers call it; null where the interface has a name for it. */
  label: string | null;
  /** Whether the page bears that name. */
  hasBadge: boolean;
  /** What stands above its text. */
  banner: "unreleased" | "unmaintained" | null;
  /** Whether search engines should pass it by. */
  isNoIndex: boolean;
  /** Where readers get to by default; null on the pages of that version. */
  last: {
    label: string | null;
    path: string;
    /** Whether that is the same page, or only the start of that version. */
    isSame: boolean;
  } | null;
};

/** Where a page stands in the documentation; part of its context. */
export type DocsContext = {
  /** Id of the collection, such as "default". */
  collection: string;
  /** Name of the version, such as "current". */
  version: string;
  /** Id of the page; null for lists made of others. */
  id: string | null;
  /** What the page says of its version. */
  about: VersionFacts;
  /** The start of its version: what leads from there to here begins with it. */
  start: {
    /** Null where the interface has a name for it. */ label: string | null;
    path: string;
  };
  /** Path of the page that search engines should list for it, where that is another version's. */
  canonical: string | null;
  /** Paths of the same page in the versions that have it, without locale, by their names. */
  versions: Record<string, string>;
  /** Id of the sidebar beside it, if there is one. */
  sidebar: string | null;
  /** For an unlisted page: its sidebar, for no other page may show its entry. */
  sidebarItems?: SidebarItem[];
  /** The categories above it, outermost first; null for one that has no page. */
  crumbs: DocsCrumb[];
  previous: DocsStop | null;
  next: DocsStop | null;
};

/** An entry of a page that lists what is in a category. */
export type DocsIndexEntry = DocsStop & {
  description?: string;
  /** Pages in it, where it is a category itself. */
  count?: number;
};

/** What such a page shows. */
export type DocsIndex = {
  /** Null for the start of a version, which is called as its collection is. */
  title: string | null;
  description: string | null;
  entries: DocsIndexEntry[];
};
