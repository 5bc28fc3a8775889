import type { ResolvedSite, SidebarsInput } from "../../config/types";
import { addLocale, listLocales, localizeText } from "../../config/i18n";
import type { Localized } from "../../config/i18n";
import type { SidebarItem } from "../../lib/docs";
import { findRepeats, groupBy } from "../../lib/groupBy";
import type { DocEntry } from "../collections/docs";
import type { DocsVersion } from "../collections/docsInstances";
import { sidebarsFile } from "../config/configFile";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { createConfigItems } from "./configItems";
import { createFolderItems } from "./folderItems";
import { findFirstLink, listPages } from "./navigation";
import type { CategoryFiles } from "./readCategories";
import { getSidebarsKey } from "./checkSidebars";
import type { LocalizedVersion, Sidebar, SidebarContext } from "./types";

/** The id of the sidebar of a version for which the owner wrote none; as in Docusaurus. */
const generatedId = "defaultSidebar";

type Input = {
  config: ResolvedSite;
  docs: readonly DocEntry[];
  /** Pages that this build leaves out because they are drafts. */
  drafts: readonly Pick<DocEntry, "area" | "docId">[];
  published: readonly DocsVersion[];
  categories: CategoryFiles;
  sidebars: SidebarsInput;
};

/** Collects the pages and sidebars of each version in each locale. */
export function planVersions(input: Input): {
  versions: LocalizedVersion[];
  diagnostics: Diagnostic[];
} {
  const { config, drafts, published, categories } = input;
  const { i18n } = config;
  const diagnostics: Diagnostic[] = [];
  const docsByVersion = new Map(
    groupBy(input.docs, ({ area, locale }) => `${area} ${locale}`),
  );
  const planVersion = (
    version: DocsVersion,
    locale: string,
  ): LocalizedVersion => {
    const docs = docsByVersion.get(`${version.area} ${locale}`) ?? [];
    const byId = new Map(docs.map((doc) => [doc.docId, doc]));
    // A draft in one language may be published in another.
    const draftIds = new Set(
      drafts
        .filter(({ area, docId }) => area === version.area && !byId.has(docId))
        .map(({ docId }) => docId),
    );
    const localize = (text: Localized | null = null) =>
      text && localizeText(i18n, text, locale);
    const localized = {
      ...version,
      locale,
      label: localize(version.label),
      title: localize(config.docs[version.instance]?.title),
      docs,
      byId,
      draftIds,
    };
    const sidebars = createSidebars(input.sidebars, {
      ...localized,
      config,
      categories,
      report: (diagnostic) => {
        // Sidebars have the same errors in every language.
        if (locale !== i18n.defaultLocale) return;
        diagnostics.push({ fatal: true, ...diagnostic });
      },
    });
    const start =
      findStart(docs, sidebars) ?? addLocale(i18n, locale, version.path);
    return { ...localized, sidebars, start };
  };
  const versions = published.flatMap((version) =>
    listLocales(i18n).map((locale) => planVersion(version, locale)),
  );
  return { versions, diagnostics };
}

/** Creates the sidebars of a version: those in src/config/sidebars.ts, else one from its folders. */
function createSidebars(
  sidebars: SidebarsInput,
  version: Omit<SidebarContext, "docIds">,
): Sidebar[] {
  const { area, docs, name, report } = version;
  const key = getSidebarsKey(area);
  const createSidebar = (
    id: string,
    createItems: (context: SidebarContext) => SidebarItem[],
  ): Sidebar => {
    const docIds = new Set<string>();
    const items = createItems({ ...version, docIds });
    return { id, items, pages: listPages(items), docIds };
  };
  const inputs = sidebars[key];
  if (!inputs) {
    const folder = { path: area, docs };
    const createItems = createFolderItems.bind(undefined, folder);
    return [createSidebar(generatedId, createItems)];
  }
  return Object.entries(inputs).map(([id, items]) => {
    const field = [key, id];
    const faults: string[] = [];
    const sidebar = createSidebar(id, (context) =>
      createConfigItems(items, field, {
        ...context,
        report: (diagnostic) => {
          faults.push(diagnostic.reason);
          report(diagnostic);
        },
      }),
    );
    for (const { item } of findRepeats(sidebar.pages, (page) => page.id)) {
      report({
        file: sidebarsFile,
        field,
        reason: `The page "${item.id}" is in this sidebar twice.`,
        fatal: false,
        note: 'Remove one, or write { type: "ref", id: … }, which only links to it.',
      });
    }
    if (faults.length === 0 && !findFirstLink(sidebar.items)) {
      report({
        file: sidebarsFile,
        field,
        reason: `The sidebar "${id}" has nothing to link to in the version "${name}".`,
        note: "Add a link or a page that is neither a draft nor unlisted, or remove the sidebar.",
      });
    }
    return sidebar;
  });
}

/** Finds the path of the page at the start of a version: the one with its address, else the first. */
function findStart(
  docs: readonly DocEntry[],
  [first]: readonly Sidebar[],
): string | undefined {
  const start = docs.find(({ slug }) => slug === "/");
  return (start ?? first?.pages[0] ?? docs[0])?.path;
}
