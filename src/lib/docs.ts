/** A link to another page of documentation. */
export type DocsStop = {
  label: string;
  path: string;
  /** Locale of its label where that is not the page's. */
  lang?: string;
};

/** A page above another one; without a path it is only a heading. */
export type Breadcrumb = Omit<DocsStop, "path"> & { path: string | null };

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
  /** Id of the instance, such as "default". */
  instance: string;
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
  crumbs: Breadcrumb[];
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
  /** Null for the start of a version, which is called as its instance is. */
  title: string | null;
  description: string | null;
  entries: DocsIndexEntry[];
};

/**
 * Sidebars of documentation as one locale shows them. Paths are those of that
 * locale's pages, from the site's root.
 */

/** A page of documentation. */
export type SidebarDoc = {
  type: "doc";
  /** Id of the page. */
  id: string;
  label: string;
  path: string;
  /** Locale of its label where that is not the sidebar's. */
  lang?: string;
  /** Shown on its own page only. */
  isUnlisted?: true;
  /** There in previews only. */
  isDraft?: true;
};

/** A link to anywhere: a path of the site or an address elsewhere. */
export type SidebarLink = {
  type: "link";
  label: string;
  path: string;
  /** Locale of its label where that is not the sidebar's. */
  lang?: string;
};

/** The owner's own markup. */
export type SidebarHtml = { type: "html"; html: string };

/** A page that lists what is in a category, made for it. */
export type CategoryIndex = {
  type: "index";
  title: string;
  description: string | null;
  path: string;
  /** The file that asks for it, from the project's root. */
  source: string;
};

/** A group of entries, which can be folded. */
export type SidebarCategory = {
  type: "category";
  label: string;
  /** Locale of its label where that is not the sidebar's. */
  lang?: string;
  /** What is written about it on the page that lists what is above it. */
  description?: string;
  /** The page that its label leads to; without one the label only folds it. */
  link?: SidebarDoc | CategoryIndex;
  isCollapsible: boolean;
  /** Whether it begins folded, unless the page is inside. */
  isCollapsed: boolean;
  items: SidebarItem[];
};

export type SidebarItem =
  SidebarDoc | SidebarLink | SidebarHtml | SidebarCategory;

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

/** What the navbar has to know of a docs instance, whatever page it stands on. */
export type MenuDocs = {
  /** Name of the version that readers get by default. */
  last: string;
  /** Newest first. */
  versions: readonly MenuVersion[];
  /** What the instance is called, where it has a name. */
  title?: string;
  /** By id of the page, and by version. */
  docs: Readonly<Record<string, ByVersion<DocTarget>>>;
  /** By id of the sidebar, and by version. */
  sidebars: Readonly<Record<string, ByVersion<SidebarTarget>>>;
};

/** In one locale, by id of the instance; those that the navbar names. */
export type SiteDocs = Readonly<Record<string, MenuDocs>>;
