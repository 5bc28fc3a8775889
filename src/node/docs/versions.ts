import { defaultLocale, localeCodes } from "../../config/locales";
import { groupBy } from "../../lib/groupBy";
import type { DocEntry } from "../collections/docFields";
import type { DocsVersion } from "../collections/docsInstances";
import type { Diagnostic } from "../diagnostics/diagnostic";
import type { CategoryFiles } from "./categoryFiles";
import { createFolders } from "./folders";
import { generateItems } from "./generateSidebar";
import { findFirstLink, listPages } from "./navigation";
import type { SidebarFiles } from "./sidebarFiles";
import type {
  DocsPlan,
  LocalizedVersion,
  Sidebar,
  SidebarContext,
} from "./types";
import { createWrittenItems } from "./writtenSidebar";

/** The id of the sidebar of a version for which the owner wrote none; as in Docusaurus. */
const generatedId = "defaultSidebar";

type Input = Pick<DocsPlan, "instances"> & {
  docs: readonly DocEntry[];
  /** Pages that this build leaves out because they are drafts. */
  drafts: readonly Pick<DocEntry, "area" | "docId">[];
  categories: CategoryFiles;
  sidebarFiles: SidebarFiles;
};

/** Collects the pages and sidebars of each version in each locale. */
export function planVersions({ docs, drafts, instances, ...files }: Input): {
  versions: LocalizedVersion[];
  diagnostics: Diagnostic[];
} {
  const diagnostics: Diagnostic[] = [];
  const docsByVersion = new Map(
    groupBy(docs, ({ area, locale }) => `${area} ${locale}`),
  );
  const planVersion = (version: DocsVersion, locale: string) => {
    const docs = docsByVersion.get(`${version.area} ${locale}`) ?? [];
    const byId = new Map(docs.map((doc) => [doc.docId, doc]));
    // A draft in one language may be published in another.
    const draftIds = new Set(
      drafts
        .filter(({ area, docId }) => area === version.area && !byId.has(docId))
        .map(({ docId }) => docId),
    );
    const localized = { ...version, locale, docs, byId, draftIds };
    const sidebars = createSidebars(files.sidebarFiles, {
      ...localized,
      categories: files.categories,
      report: (diagnostic) => {
        // Sidebars have the same errors in every language.
        if (locale !== defaultLocale) return;
        diagnostics.push({ ...diagnostic, fatal: true });
      },
    });
    return { ...localized, sidebars, mainDocId: findMainDoc(docs, sidebars) };
  };
  const versions = instances
    .flatMap((instance) => instance.versions)
    .flatMap((version) =>
      localeCodes.map((locale) => planVersion(version, locale)),
    );
  return { versions, diagnostics };
}

/** Creates the sidebars of a version: those that the owner wrote, else one from its folders. */
function createSidebars(
  files: SidebarFiles,
  context: SidebarContext,
): Sidebar[] {
  const written = files.get(context.area);
  if (!written) {
    const items = generateItems(createFolders(context.docs), context);
    return [{ id: generatedId, items }];
  }
  return Object.keys(written.sidebars).map((id) => {
    const items = createWrittenItems(id, written, context);
    if (!findFirstLink(items)) {
      context.report({
        ...written.locate([id]),
        reason: `The sidebar "${id}" has nothing to link to in the version "${context.name}".`,
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
  const listed = listPages(first?.items ?? []).find(
    ({ docId, isUnlisted }) => docId !== null && !isUnlisted,
  );
  return start?.docId ?? listed?.docId ?? docs[0]?.docId ?? null;
}
