import type { ContentProblem } from "../content/problem";
import type { DocEntry } from "../collections/docFields";
import type { DocsVersion } from "./collectionsOf";
import type { SidebarDoc } from "./sidebar";
import { noSources } from "./sidebarSources";
import type { SidebarSources } from "./sidebarSources";

/** What the sidebars of one version in one locale are made of. */
export type SidebarRun = {
  version: Pick<DocsVersion, "area" | "name" | "path">;
  locale: string;
  docs: readonly DocEntry[];
  byId: ReadonlyMap<string, DocEntry>;
  /** Ids of pages that are there in previews only. */
  drafts: ReadonlySet<string>;
  sources: SidebarSources;
  report: (problem: Omit<ContentProblem, "severity">) => void;
};

type Given = Pick<SidebarRun, "version" | "locale" | "docs"> &
  Partial<SidebarRun>;

/** Fills in what is not said. */
export const sidebarRun = (given: Given): SidebarRun => ({
  byId: new Map(given.docs.map((doc) => [doc.docId, doc])),
  drafts: new Set(),
  sources: noSources,
  report: () => undefined,
  ...given,
});

/** A page as an entry. */
export const docItem = (doc: DocEntry): SidebarDoc => ({
  type: "doc",
  id: doc.docId,
  label: doc.sidebarLabel ?? doc.title,
  path: doc.path,
  ...(doc.description && { description: doc.description }),
  ...(doc.isFallback && { lang: doc.lang }),
  ...(!doc.isListed && { isUnlisted: true }),
  ...(doc.visibility === "DRAFT" && { isDraft: true }),
});
