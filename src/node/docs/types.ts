import type { SidebarItem } from "../../lib/docs";
import type { DocEntry } from "../collections/docFields";
import type { Diagnostic } from "../diagnostics/diagnostic";
import type { CategoryFiles } from "./categoryFiles";
import type { DocsInstance, DocsVersion } from "../collections/docsInstances";

export type Sidebar = {
  /** Unique within its version. */
  id: string;
  items: SidebarItem[];
};

/** One version of a docs instance as one locale shows it. */
export type LocalizedVersion = {
  version: DocsVersion;
  locale: string;
  /** Its pages, fallbacks and unlisted ones included. */
  docs: DocEntry[];
  sidebars: Sidebar[];
  /** Id of the page that links to the version lead to; null for a version without pages. */
  mainDocId: string | null;
  /** Ids of pages that are drafts, and that this build leaves out. */
  draftIds: string[];
};

/** What the site knows about its docs before a page is made. */
export type DocsPlan = {
  instances: DocsInstance[];
  versions: LocalizedVersion[];
};

/** What the sidebars of one version in one locale are made of. */
export type SidebarContext = {
  version: DocsVersion;
  locale: string;
  docs: readonly DocEntry[];
  byId: ReadonlyMap<string, DocEntry>;
  /** Ids of pages that are there in previews only. */
  drafts: ReadonlySet<string>;
  categories: CategoryFiles;
  report: (diagnostic: Omit<Diagnostic, "fatal">) => void;
};
