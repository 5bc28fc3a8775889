/** A page of documentation that an item of the navbar names, in one version. */
export type DocTarget = {
  /** Its path without locale. */
  to: string;
  /** The sidebar beside it: the item is marked on all its pages. */
  sidebar: string | null;
  /** Shown only while the page itself is. */
  isUnlisted: boolean;
};

/** The first page of a sidebar that an item of the navbar names, in one version. */
export type SidebarTarget = {
  /** A path without locale, or an address. */
  to: string;
  label: string;
};

export type MenuVersion = {
  name: string;
  label: string;
  /** The path of its main page, without locale. */
  to?: string;
};

type ByVersion<Target> = Readonly<Record<string, Target>>;

/** What the navbar has to know of a collection of docs, whatever page it stands on. */
export type MenuDocs = {
  /** Name of the version that readers get by default. */
  last: string;
  /** Newest first. */
  versions: readonly MenuVersion[];
  /** What the collection is called, where it has a name. */
  title?: string;
  /** By id of the page, and by version. */
  docs: Readonly<Record<string, ByVersion<DocTarget>>>;
  /** By id of the sidebar, and by version. */
  sidebars: Readonly<Record<string, ByVersion<SidebarTarget>>>;
};

/** In one locale, by id of the collection; those that the navbar names. */
export type SiteDocs = Readonly<Record<string, MenuDocs>>;
