import type { SidebarItem } from "../../lib/docs";
import type { DocEntry } from "../collections/docFields";
import type { DocsInstance, DocsVersion } from "../collections/docsInstances";
import type { Diagnostic } from "../diagnostics/diagnostic";
import type { CategoryFiles } from "./categoryFiles";

export type Sidebar = {
  /** Unique within its version. */
  id: string;
  items: SidebarItem[];
};

/** A version of a docs instance in one locale. */
export type LocalizedVersion = DocsVersion & {
  locale: string;
  /** Its pages, including fallbacks and unlisted ones. */
  docs: readonly DocEntry[];
  byId: ReadonlyMap<string, DocEntry>;
  /** The ids of pages that this build leaves out because they are drafts. */
  draftIds: ReadonlySet<string>;
  sidebars: Sidebar[];
  /** The id of the page that links to the version lead to; null for a version without pages. */
  mainDocId: string | null;
};

/** The docs of the site before its pages are created. */
export type DocsPlan = {
  instances: DocsInstance[];
  versions: LocalizedVersion[];
};

/** The input of the sidebars of a version in one locale. */
export type SidebarContext = Omit<
  LocalizedVersion,
  "sidebars" | "mainDocId"
> & {
  categories: CategoryFiles;
  report: (diagnostic: Omit<Diagnostic, "fatal">) => void;
};
