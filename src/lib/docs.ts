/** A link to another page of documentation. */
export type DocsLink = {
  label: string;
  path: string;
  /** The locale of the label if it differs from the page's. */
  lang?: string;
};

/** A page above another one, or only a heading without a path. */
export type Breadcrumb = Omit<DocsLink, "path"> & { path: string | null };

/** The facts about a version that its pages show. */
export type VersionFacts = {
  /** The label of the version; null if the interface has a message for it. */
  label: string | null;
  /** True if the page shows the label as a badge. */
  hasBadge: boolean;
  /** The banner above the body. */
  banner: "unreleased" | "unmaintained" | null;
  /** The link to the version that readers get by default; null on pages of that version. */
  last: {
    label: string | null;
    path: string;
    /** True for a link to the same page, false for one to the start of that version. */
    isSame: boolean;
  } | null;
};

/** The position of a page in the documentation; part of its context. */
export type DocsContext = {
  /** The id of the instance, such as "default". */
  instance: string;
  /** The name of the version, such as "current". */
  version: string;
  /** The id of the page. */
  id: string;
  about: VersionFacts;
  /** The start page of the version, which the breadcrumbs begin with. */
  start: {
    /** Null if the interface has a message for it. */
    label: string | null;
    path: string;
  };
  /** The path of the page that search engines should list instead, if that is in another version. */
  canonical: string | null;
  /** The paths of the page in the versions that have it, without locale, by version name. */
  versions: Record<string, string>;
  /** The id of the sidebar beside the page, if any. */
  sidebar: string | null;
  /** The categories above the page, outermost first; the path is null for a category without a page. */
  crumbs: Breadcrumb[];
  previous: DocsLink | null;
  next: DocsLink | null;
};

/**
 * The sidebars of documentation in one locale. Paths are those of the locale's
 * pages, from the root of the site.
 */

export type SidebarDoc = DocsLink & {
  type: "doc";
  id: string;
};

/** A link to a path of the site or to an address elsewhere. */
type SidebarLink = DocsLink & { type: "link" };

/** Markup of the owner. */
type SidebarHtml = { type: "html"; html: string };

/** A collapsible group of items. */
export type SidebarCategory = {
  type: "category";
  label: string;
  /** The locale of the label if it differs from the sidebar's. */
  lang?: string;
  /** The page that the label links to; without one the label only toggles the group. */
  link?: SidebarDoc;
  isCollapsible: boolean;
  /** True for a group that starts collapsed, unless it contains the current page. */
  isCollapsed: boolean;
  items: SidebarItem[];
};

export type SidebarItem =
  SidebarDoc | SidebarLink | SidebarHtml | SidebarCategory;

/** The target of a navbar item that links to a page, in one version. */
export type DocTarget = {
  /** The path without locale. */
  to: string;
  /** The sidebar beside the page: the item is active on all its pages. */
  sidebar: string | null;
  /** True for an unlisted page: only the page itself shows the item. */
  isUnlisted: boolean;
};

/** The target of a navbar item that links to a sidebar, in one version: its first page. */
export type SidebarTarget = {
  /** A path without locale, or an address. */
  to: string;
  label: string;
};

export type MenuVersion = {
  name: string;
  label: string;
  /** The path of the main page, without locale. */
  to?: string;
};

type ByVersion<Target> = Readonly<Record<string, Target>>;

/** The data of a docs instance that the navbar needs on every page. */
export type MenuDocs = {
  /** The name of the version that readers get by default. */
  last: string;
  /** Newest first. */
  versions: readonly MenuVersion[];
  /** The title of the instance, if it has one. */
  title?: string;
  /** By page id, then version. */
  docs: Readonly<Record<string, ByVersion<DocTarget>>>;
  /** By sidebar id, then version. */
  sidebars: Readonly<Record<string, ByVersion<SidebarTarget>>>;
};

/** The instances that the navbar refers to, in one locale, by id. */
export type SiteDocs = Readonly<Record<string, MenuDocs>>;
