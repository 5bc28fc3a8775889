import { defaultLocale, localeCodes } from "../../config/locales";
import type { ContentProblem } from "../content/problem";
import type { DocRef } from "../nodes/contentNodes";
import type { DocsCollection, DocsVersion } from "./collectionsOf";
import { sidebarRun } from "./sidebarRun";
import type { SidebarRun } from "./sidebarRun";
import { sidebarsOf } from "./sidebarsOf";
import type { SidebarSources } from "./sidebarSources";
import { stopsOf } from "./sidebar";
import type { Sidebar, Stop } from "./sidebar";

/** One version of a collection of docs as one locale shows it. */
export type PlannedVersion = {
  version: DocsVersion;
  locale: string;
  /** Its pages, stand-ins and unlisted ones included. */
  docs: DocRef[];
  sidebars: Sidebar[];
  /** Id of the page that its links lead to; null for a version without pages. */
  mainDocId: string | null;
};

/** All that the site knows about its docs before a page is made. */
export type DocsPlan = {
  collections: DocsCollection[];
  versions: PlannedVersion[];
};

export type DocsInput = {
  docs: readonly DocRef[];
  collections: DocsCollection[];
  /** What owners write about sidebars, with its faults. Default: nothing. */
  sidebars?: { sources: SidebarSources; problems: ContentProblem[] };
};

/** Brings docs, versions and sidebars together; every fault is in `problems`. */
export function planDocs({ docs, collections, sidebars }: DocsInput): {
  plan: DocsPlan;
  problems: ContentProblem[];
} {
  const { sources, problems: faults = [] } = sidebars ?? {};
  const problems = [...faults];
  const versions = collections.flatMap((collection) =>
    collection.versions.flatMap((version) =>
      localeCodes.map((locale) => {
        const own = docs.filter(
          (doc) => doc.area === version.area && doc.locale === locale,
        );
        // Sidebars have the same faults in every language.
        const report: SidebarRun["report"] = (problem) => {
          if (locale !== defaultLocale) return;
          problems.push({ severity: "error", ...problem });
        };
        return planVersion(
          sidebarRun({ version, locale, docs: own, sources, report }),
          version,
        );
      }),
    ),
  );
  return { plan: { collections, versions }, problems };
}

function planVersion(run: SidebarRun, version: DocsVersion): PlannedVersion {
  const { locale } = run;
  const docs = [...run.docs];
  const sidebars = sidebarsOf(run);
  return {
    version,
    locale,
    docs,
    sidebars,
    mainDocId: mainDocOf(docs, sidebars),
  };
}

function mainDocOf(
  docs: readonly DocRef[],
  [first]: readonly Sidebar[],
): string | null {
  const start = docs.find(({ slug }) => slug === "/");
  const stops = stopsOf(first?.items ?? []);
  return start?.docId ?? firstDoc(stops) ?? docs[0]?.docId ?? null;
}

const firstDoc = (stops: readonly Stop[]) =>
  stops.find(({ docId, isUnlisted }) => docId !== null && !isUnlisted)?.docId;
