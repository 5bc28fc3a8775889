/**
 * Sidebars as they are shown in one locale. Paths are those of that locale's
 * pages, from the site's root.
 */

/** A page of documentation in a sidebar. */
export type SidebarDoc = {
  type: "doc";
  /** Id of the page. */
  id: string;
  label: string;
  path: string;
  /** What the page is about, for lists. */
  description?: string;
  /** Locale of its label where that is not the sidebar's. */
  lang?: string;
  /** Shown only while its own page is. */
  isUnlisted?: true;
  /** There in previews only. */
  isDraft?: true;
};

/** A link to anywhere: a path of the site or an address elsewhere. */
export type SidebarLink = {
  type: "link";
  label: string;
  href: string;
  /** Locale of its label where that is not the sidebar's. */
  lang?: string;
};

/** The owner's own markup. */
export type SidebarHtml = { type: "html"; html: string };

/** A page that lists what is in a category, made for it. */
export type CategoryIndex = {
  title: string;
  description: string | null;
  path: string;
  /** The file that asks for it, from the project's root. */
  source: string;
};

/** A group of entries, which can be folded. */
export type SidebarCategory = {
  type: "category";
  /** Tells it from others of its sidebar, for storage and styles: its folder or its place. */
  key: string;
  label: string;
  /** Locale of its label where that is not the sidebar's. */
  lang?: string;
  /** What is written about it on the page that lists what is above it. */
  description?: string;
  /** The page that its label leads to: one of the docs, or its index; without one the label only folds it. */
  link?: SidebarDoc | (CategoryIndex & { type: "index" });
  isCollapsible: boolean;
  /** Whether it begins folded, unless the page is inside. */
  isCollapsed: boolean;
  items: SidebarItem[];
};

export type SidebarItem =
  SidebarDoc | SidebarLink | SidebarHtml | SidebarCategory;

export type Sidebar = {
  /** Unique within its version. */
  id: string;
  items: SidebarItem[];
  /** All of it as HTML. */
  html: string;
  /** Path of a file with that HTML, from the site's root; its name changes with what is in it. */
  file: string;
};

/** A place in a sidebar that readers can go to. */
export type Stop = {
  label: string;
  path: string;
  /** Id of the page; null for the index of a category. */
  docId: string | null;
  lang?: string;
  /** The categories above it, outermost first. */
  above: SidebarCategory[];
  /** The category whose label leads here. */
  category?: SidebarCategory;
  isUnlisted?: true;
};

/** All places of a sidebar in the order that they are read in. */
export function stopsOf(
  items: readonly SidebarItem[],
  above: SidebarCategory[] = [],
): Stop[] {
  return items.flatMap((item): Stop[] => {
    switch (item.type) {
      case "doc":
        return [docStop(item, above)];
      case "category": {
        const inside = stopsOf(item.items, [...above, item]);
        return item.link
          ? [linkStop(item, item.link, above), ...inside]
          : inside;
      }
      default:
        return [];
    }
  });
}

const docStop = (doc: SidebarDoc, above: SidebarCategory[]): Stop => ({
  label: doc.label,
  path: doc.path,
  docId: doc.id,
  above,
  ...(doc.lang !== undefined && { lang: doc.lang }),
  ...(doc.isUnlisted && { isUnlisted: true }),
});

const linkStop = (
  category: SidebarCategory,
  link: NonNullable<SidebarCategory["link"]>,
  above: SidebarCategory[],
): Stop =>
  link.type === "doc"
    ? { ...docStop(link, above), label: category.label, category }
    : {
        label: category.label,
        path: link.path,
        docId: null,
        above,
        category,
      };

/** The first place that a link to the whole sidebar can lead to. */
export const firstLink = (
  items: readonly SidebarItem[],
): { label: string; path: string } | undefined => {
  for (const item of items) {
    if (item.type === "link") return { label: item.label, path: item.href };
    const [stop] = stopsOf([item]).filter(({ isUnlisted }) => !isUnlisted);
    if (stop) return { label: stop.label, path: stop.path };
  }
  return undefined;
};
