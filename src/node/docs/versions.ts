import {
  defaultLocale,
  localeCodes,
  localePath,
  stripLocale,
} from "../../config/locales";
import { localize } from "../../config/localize";
import { siteConfig } from "../../config/resolved";
import type { DocsContext } from "../../lib/docs";
import { groupBy } from "../../lib/groupBy";
import type { DocEntry } from "../collections/docFields";
import type { Diagnostic } from "../diagnostics/diagnostic";
import type { CategoryFiles } from "./categoryFiles";
import type { DocsCollection, DocsVersion } from "./collections";
import { createFolders } from "./folders";
import { generateItems } from "./generateSidebar";
import { findFirstLink, listStops } from "./navigation";
import type { SidebarFiles } from "./sidebarFiles";
import type { PlannedVersion, Sidebar, SidebarContext } from "./types";
import { createWrittenItems } from "./writtenSidebar";

/** The sidebar of a version that the owner wrote none for. */
const generatedId = "defaultSidebar";

type Input = {
  docs: readonly DocEntry[];
  /** Pages that this build leaves out because they are drafts. */
  drafts: readonly Pick<DocEntry, "area" | "docId">[];
  collections: readonly DocsCollection[];
  categories: CategoryFiles;
  sidebarFiles: SidebarFiles;
};

/** Brings pages and sidebars of each version together, in each locale. */
export function planVersions(input: Input): {
  versions: PlannedVersion[];
  diagnostics: Diagnostic[];
} {
  const diagnostics: Diagnostic[] = [];
  const docsByPlace = new Map(
    groupBy(input.docs, ({ area, locale }) => `${area} ${locale}`),
  );
  const planVersion = (version: DocsVersion, locale: string) => {
    const { area } = version;
    const docs = docsByPlace.get(`${area} ${locale}`) ?? [];
    const byId = new Map(docs.map((doc) => [doc.docId, doc]));
    // A draft in one language may be published in another.
    const drafts = new Set(
      input.drafts
        .filter((draft) => draft.area === area && !byId.has(draft.docId))
        .map(({ docId }) => docId)
        .sort(),
    );
    const sidebars = createSidebars(input.sidebarFiles, {
      ...{ version, locale, docs, byId, drafts },
      categories: input.categories,
      report: (diagnostic) => {
        // Sidebars have the same errors in every language.
        if (locale !== defaultLocale) return;
        diagnostics.push({ ...diagnostic, fatal: true });
      },
    });
    const mainDocId = findMainDoc(docs, sidebars);
    return {
      version,
      locale,
      docs,
      sidebars,
      mainDocId,
      draftIds: [...drafts],
    };
  };
  const versions = input.collections
    .flatMap((collection) => collection.versions)
    .flatMap((version) =>
      localeCodes.map((locale) => planVersion(version, locale)),
    );
  return { versions, diagnostics };
}

/** Makes the sidebars of a version: as the owner wrote them, else one of its folders. */
function createSidebars(
  files: SidebarFiles,
  context: SidebarContext,
): Sidebar[] {
  const written = files.get(context.version.area);
  if (!written) {
    const items = generateItems(createFolders(context.docs), context);
    return [{ id: generatedId, items }];
  }
  return Object.keys(written.sidebars).map((id) => {
    const items = createWrittenItems(id, written, context);
    if (!findFirstLink(items)) {
      context.report({
        ...written.locate([id]),
        reason: `The sidebar "${id}" has nothing to link to in the version "${context.version.name}".`,
        note: "Add a link or a page that is neither a draft nor unlisted, or remove the sidebar.",
      });
    }
    return { id, items };
  });
}

function findMainDoc(
  docs: readonly DocEntry[],
  [first]: readonly Sidebar[],
): string | null {
  const start = docs.find(({ slug }) => slug === "/");
  const listed = listStops(first?.items ?? []).find(
    ({ docId, isUnlisted }) => docId !== null && !isUnlisted,
  );
  return start?.docId ?? listed?.docId ?? docs[0]?.docId ?? null;
}

/** Finds the version that readers of a page get by default, in the page's locale. */
export const findLastVersion = (
  versions: readonly PlannedVersion[],
  { version, locale }: Pick<PlannedVersion, "version" | "locale">,
): PlannedVersion | undefined =>
  versions.find(
    (other) =>
      other.version.isLast &&
      other.version.collection === version.collection &&
      other.locale === locale,
  );

/** Paths of the same page in several versions, without locale, by the versions' names. */
type Counterparts = Record<string, string>;

/**
 * Collects which versions have the same page.
 * @param find gives, and begins, the paths of a page by what it has in common in all versions
 */
export function createCounterparts() {
  const pages = new Map<string, Counterparts>();
  const find = ({ version, locale }: PlannedVersion, key: string) => {
    const id = `${version.collection} ${locale} ${key}`;
    const known = pages.get(id) ?? {};
    pages.set(id, known);
    return known;
  };
  const add = (planned: PlannedVersion, key: string, path: string) => {
    find(planned, key)[planned.version.name] = stripLocale(path).path;
  };
  return { find, add };
}

/** What a page says of its version, and of the version that readers get by default; it stands beside no sidebar. */
export function createVersionContext(
  versions: readonly PlannedVersion[],
  planned: PlannedVersion,
  counterparts: Counterparts,
): DocsContext {
  const last = findLastVersion(versions, planned);
  const { version, locale } = planned;
  const { collection, name, hasBadge, banner, isNoIndex } = version;
  const same = last && counterparts[last.version.name];
  const title = siteConfig.docs[collection]?.title;
  return {
    ...{ collection, version: name, id: null, versions: counterparts },
    about: {
      label: localizeLabel(planned),
      ...{ hasBadge, banner, isNoIndex },
      last:
        last && !version.isLast
          ? {
              label: localizeLabel(last),
              path: same ? localePath(locale, same) : findStart(last),
              isSame: same !== undefined,
            }
          : null,
    },
    start: {
      label: title === undefined ? null : localize(title, locale),
      path: findStart(planned),
    },
    ...{ canonical: null, sidebar: null },
    ...{ crumbs: [], previous: null, next: null },
  };
}

const localizeLabel = ({ version, locale }: PlannedVersion) =>
  version.label === null ? null : localize(version.label, locale);

/** Where readers of a version begin: at its path, which lists its pages unless one is there; what lists none has no such page. */
function findStart({
  version,
  docs,
  sidebars,
  mainDocId,
  locale,
}: PlannedVersion) {
  const main = docs.find(({ docId }) => docId === mainDocId);
  const hasStart = findFirstLink(sidebars[0]?.items ?? []) !== undefined;
  return hasStart || !main ? localePath(locale, version.path) : main.path;
}
