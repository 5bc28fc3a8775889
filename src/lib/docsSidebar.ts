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
