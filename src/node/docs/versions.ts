import { defaultLocale, localeCodes } from "../../config/locales";
import { groupBy } from "../../lib/groupBy";
import type { DocEntry } from "../collections/docFields";
import type { Diagnostic } from "../diagnostics/diagnostic";
import type { CategoryFiles } from "./categoryFiles";
import type { DocsInstance, DocsVersion } from "../collections/docsInstances";
import { createFolders } from "./folders";
import { generateItems } from "./generateSidebar";
import { findFirstLink, listItems } from "./navigation";
import type { SidebarFiles } from "./sidebarFiles";
import type { LocalizedVersion, Sidebar, SidebarContext } from "./types";
import { createWrittenItems } from "./writtenSidebar";

/** The sidebar of a version that the owner wrote none for. */
const generatedId = "defaultSidebar";

type Input = {
  docs: readonly DocEntry[];
  /** Pages that this build leaves out because they are drafts. */
  drafts: readonly Pick<DocEntry, "area" | "docId">[];
  instances: readonly DocsInstance[];
  categories: CategoryFiles;
  sidebarFiles: SidebarFiles;
};

/** Brings pages and sidebars of each version together, in each locale. */
export function planVersions(input: Input): {
  versions: LocalizedVersion[];
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
      version,
      locale,
      docs,
      byId,
      drafts,
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
  const versions = input.instances
    .flatMap((instance) => instance.versions)
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
  const listed = listItems(first?.items ?? []).find(
    ({ docId, isUnlisted }) => docId !== null && !isUnlisted,
  );
  return start?.docId ?? listed?.docId ?? docs[0]?.docId ?? null;
}
