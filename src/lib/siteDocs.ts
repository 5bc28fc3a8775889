/** A path without locale or an address, or a label: one for all locales, or one for each that has it. */
export type ByLocale = string | Readonly<Record<string, string>>;

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
  /** Left out where every item that names it has a label. */
  label?: ByLocale;
};

export type MenuVersion = {
  name: string;
  label: ByLocale;
  /** Its main page; left out for a version without pages. */
  to?: ByLocale;
};

type ByVersion<Target> = Readonly<Record<string, Target>>;

/** What the bar has to know of a collection of docs, whatever page it stands on. */
export type MenuDocs = {
  /** Name of the version that readers get by default. */
  last: string;
  /** Newest first. */
  versions: readonly MenuVersion[];
  /** What the collection is called, where it has a name. */
  title?: ByLocale;
  docs: Readonly<Record<string, ByVersion<DocTarget>>>;
  sidebars: Readonly<Record<string, ByVersion<SidebarTarget>>>;
};

/** By id of the collection; those that the bar names. */
export type SiteDocs = Readonly<Record<string, MenuDocs>>;

declare global {
  /** Whether the bar leads to docs. Where it does not, nothing of it is in the scripts (src/node/webpack/defineSiteDocs.ts). */
  const hasDocsMenu: boolean;

  /** The docs that the bar names. webpack writes it in wherever it is named, so one module names it. */
  const siteDocs: SiteDocs;
}
