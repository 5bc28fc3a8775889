import { defaultLocale, localeCodes } from "../../config/locales";
import type { ContentProblem } from "../content/problem";
import type { DocEntry } from "../collections/docFields";
import type { DocsCollection, DocsVersion } from "./collectionsOf";
import { sidebarRun } from "./sidebarRun";
import type { SidebarRun } from "./sidebarRun";
import { sidebarsOf } from "./sidebarsOf";
import { noSources } from "./sidebarSources";
import type { SidebarSources } from "./sidebarSources";
import { stopsOf } from "./sidebar";
import type { Sidebar, Stop } from "./sidebar";
import { strayIds, uniqueDocs } from "./uniqueDocs";
import { unknownIds } from "./unknownIds";
import { emptyVersions, withPages } from "./withPages";

/** One version of a collection of docs as one locale shows it. */
export type PlannedVersion = {
  version: DocsVersion;
  locale: string;
  /** Its pages, fallbacks and unlisted ones included. */
  docs: DocEntry[];
  sidebars: Sidebar[];
  /** Id of the page that its links lead to; null for a version without pages. */
  mainDocId: string | null;
  /** Ids of pages that are drafts, and that this build leaves out. */
  draftIds: string[];
};

/** All that the site knows about its docs before a page is made. */
export type DocsPlan = {
  collections: DocsCollection[];
  versions: PlannedVersion[];
};

/** A page that a build leaves out because it is a draft. */
export type DocsDraft = Pick<DocEntry, "area" | "docId">;

export type DocsInput = {
  docs: readonly DocEntry[];
  collections: readonly DocsCollection[];
  drafts?: readonly DocsDraft[];
  /** What is known to be wrong: what seems to be missing may be in a file that can't be read. */
  problems?: readonly ContentProblem[];
  /** What owners write about sidebars, with its faults. Default: nothing. */
  sidebars?: { sources: SidebarSources; problems: ContentProblem[] };
};

/** Brings docs, versions and sidebars together; every fault is in `problems`. */
export function planDocs({
  docs,
  collections,
  drafts = [],
  problems: known = [],
  sidebars = { sources: noSources, problems: [] },
}: DocsInput): {
  plan: DocsPlan;
  problems: ContentProblem[];
} {
  const unique = uniqueDocs(docs);
  const byPlace = groupDocs(unique.docs);
  const shown = withPages(collections, docs);
  const unread = known
    .filter(({ severity }) => severity === "error")
    .map(({ file }) => file);
  const isRead = ({ area }: DocsVersion) =>
    !unread.some((file) => file.startsWith(`content/${area}/`));
  const faults = [...sidebars.problems];
  const versions = shown.flatMap((collection) =>
    collection.versions.flatMap((version) =>
      localeCodes.map((locale) => {
        const own = byPlace.get(`${version.area} ${locale}`) ?? [];
        const report: SidebarRun["report"] = (problem) => {
          // Sidebars have the same faults in every language.
          if (locale !== defaultLocale || !isRead(version)) return;
          faults.push({ severity: "error", ...problem });
        };
        const { sources } = sidebars;
        const given = { version, locale, docs: own, sources, report };
        return planVersion(given, drafts);
      }),
    ),
  );
  const problems = [
    ...unique.problems,
    ...strayIds(docs),
    ...emptyVersions(collections, shown, isRead),
    ...versions.filter(({ version }) => isRead(version)).flatMap(unknownIds),
    ...faults,
  ];
  return { plan: { collections: shown, versions }, problems };
}

/** Docs by their version's folder and their locale. */
function groupDocs(docs: readonly DocEntry[]): Map<string, DocEntry[]> {
  const groups = new Map<string, DocEntry[]>();
  for (const doc of docs) {
    const key = `${doc.area} ${doc.locale}`;
    const group = groups.get(key);
    if (group) group.push(doc);
    else groups.set(key, [doc]);
  }
  return groups;
}

function planVersion(
  given: Pick<SidebarRun, "locale" | "sources" | "report"> & {
    version: DocsVersion;
    docs: DocEntry[];
  },
  drafts: readonly DocsDraft[],
): PlannedVersion {
  const { version, locale, docs } = given;
  const ids = new Set(docs.map(({ docId }) => docId));
  // A draft in one language may be published in another.
  const draftIds = drafts
    .filter(({ area, docId }) => area === version.area && !ids.has(docId))
    .map(({ docId }) => docId);
  const run = sidebarRun({ ...given, drafts: new Set(draftIds) });
  const sidebars = sidebarsOf(run);
  return {
    version,
    locale,
    docs,
    sidebars,
    mainDocId: mainDocOf(docs, sidebars),
    draftIds: [...new Set(draftIds)].sort(),
  };
}

function mainDocOf(
  docs: readonly DocEntry[],
  [first]: readonly Sidebar[],
): string | null {
  const start = docs.find(({ slug }) => slug === "/");
  const stops = stopsOf(first?.items ?? []);
  return start?.docId ?? firstDoc(stops) ?? docs[0]?.docId ?? null;
}

const firstDoc = (stops: readonly Stop[]) =>
  stops.find(({ docId, isUnlisted }) => docId !== null && !isUnlisted)?.docId;
