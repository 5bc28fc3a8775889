import type { ResolvedSite } from "../../config/types";
import type { DocsLink, SidebarCategory, SidebarItem } from "../../lib/docs";
import type { DocEntry } from "../collections/docs";
import type { DocsVersion } from "../collections/docsInstances";
import type { Diagnostic } from "../diagnostics/diagnostic";
import type { CategoryFiles } from "./readCategories";

/** A page in a sidebar: that of an item, or the one that a category links to. */
export type SidebarPage = DocsLink & {
  id: string;
  /** The categories around it, outermost first. */
  parents: readonly SidebarCategory[];
};

export type Sidebar = {
  /** Unique within its version. */
  id: string;
  items: SidebarItem[];
  /** The pages among its items, in reading order. */
  pages: readonly SidebarPage[];
  /** The ids of the pages that show it: its items, and unlisted pages, which are not among them. */
  docIds: ReadonlySet<string>;
};

/** A version of a docs instance in one locale. */
export type LocalizedVersion = Omit<DocsVersion, "label"> & {
  locale: string;
  /** Null if the interface has a message for it. */
  label: string | null;
  /** The title of its instance, if it has one. */
  title: string | null;
  /** Its pages, including fallbacks and unlisted ones. */
  docs: readonly DocEntry[];
  byId: ReadonlyMap<string, DocEntry>;
  /** The ids of pages that this build leaves out because they are drafts. */
  draftIds: ReadonlySet<string>;
  sidebars: Sidebar[];
  /** The path of the page that links to the version lead to. */
  start: string;
};

/** The input from which the items of a sidebar are created. */
export type SidebarContext = Omit<LocalizedVersion, "sidebars" | "start"> & {
  config: ResolvedSite;
  categories: CategoryFiles;
  /** The ids of the pages that the sidebar has so far. */
  docIds: Set<string>;
  /** Reports an error, or what it says of itself. */
  report: (diagnostic: Omit<Diagnostic, "fatal"> & { fatal?: false }) => void;
};
