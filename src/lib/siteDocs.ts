/** A path without locale or an address, or a label, by the locales that have it. */
type ByLocale = Readonly<Record<string, string>>;

/** A text of the owner's: one for all locales, or one for each. */
type Localized = string | ByLocale;

/** A page of documentation that an item of the bar names, in one version. */
export type DocTarget = {
  to: ByLocale;
  /** The sidebar beside it: the item is marked on all its pages. */
  sidebar?: string;
  /** Shown only while the page itself is. */
  isUnlisted?: true;
};

/** The first page of a sidebar that an item of the bar names, in one version. */
export type SidebarTarget = {
  to: ByLocale;
  label: ByLocale;
};

export type MenuVersion = {
  name: string;
  label: Localized;
  /** Its main page. */
  to: ByLocale;
};

type ByVersion<Target> = Readonly<Record<string, Target>>;

/** What the bar has to know of a collection of docs, whatever page it stands on. */
export type MenuDocs = {
  /** Name of the version that readers get by default. */
  last: string;
  /** Newest first. */
  versions: readonly MenuVersion[];
  /** What the collection is called, where it has a name. */
  title?: Localized;
  docs: Readonly<Record<string, ByVersion<DocTarget>>>;
  sidebars: Readonly<Record<string, ByVersion<SidebarTarget>>>;
};

/** By id of the collection; those that the bar names. */
export type SiteDocs = Readonly<Record<string, MenuDocs>>;
