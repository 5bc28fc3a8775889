import type { ContentProblem } from "../content/problem";
import type { DocRef } from "../nodes/contentNodes";
import type { DocsVersion } from "./collectionsOf";
import type { SidebarDoc } from "./sidebar";
import { noSources } from "./sidebarSources";
import type { SidebarSources } from "./sidebarSources";

/** What the sidebars of one version in one locale are made of. */
export type SidebarRun = {
  version: Pick<DocsVersion, "area" | "name" | "path">;
  locale: string;
  docs: readonly DocRef[];
  byId: ReadonlyMap<string, DocRef>;
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
export const docItem = (doc: DocRef): SidebarDoc => ({
  type: "doc",
  id: doc.docId,
  label: doc.sidebarLabel ?? doc.title,
  path: doc.path,
  ...(doc.description && { description: doc.description }),
  ...(doc.isStandIn && { lang: doc.lang }),
  ...(!doc.isListed && { isUnlisted: true }),
  ...(doc.visibility === "DRAFT" && { isDraft: true }),
});
