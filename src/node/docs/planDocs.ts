import { siteConfig } from "../../config/resolved";
import type { Plan, PlanInput } from "../collections/collection";
import type { DocEntry } from "../collections/docFields";
import type { Entry, LoadedFields } from "../content/entry";
import { readCategoryFiles } from "./categoryFiles";
import { listInstances } from "./instances";
import { createDocRoutes } from "./docRoutes";
import { createIndexRoutes } from "./indexRoutes";
import { syncDocsNodes } from "./nodes";
import { readSidebarFiles } from "./sidebarFiles";
import { createTagRoutes } from "./tagRoutes";
import { validateDocs } from "./validate";
import { planVersions } from "./versions";

const isDoc = (entry: Entry): entry is DocEntry => entry.nodeType === "Doc";

type HiddenDoc = LoadedFields & Pick<DocEntry, "docId">;
const isHiddenDoc = (entry: LoadedFields): entry is HiddenDoc =>
  entry.nodeType === "Doc";

/** Plans the routes of documentation: pages, lists of categories and tags. */
export function planDocs({ root, entries, hidden, tags }: PlanInput): Plan {
  const docs = entries.filter(isDoc);
  const hiddenDocs = hidden.filter(isHiddenDoc);
  const areas = [...new Set([...docs, ...hiddenDocs].map(({ area }) => area))];
  const instances = listInstances(areas, siteConfig.docs).flatMap(
    ({ id, versions }) => {
      // What is all drafts is not there yet.
      const shown = versions.filter((version) =>
        docs.some(({ area }) => area === version.area),
      );
      return shown.length > 0 ? { id, versions: shown } : [];
    },
  );
  const categoryFiles = readCategoryFiles(root, areas);
  const sidebarFiles = readSidebarFiles(root, instances);
  const { versions, diagnostics } = planVersions({
    docs,
    drafts: hiddenDocs.filter(({ isDraft }) => isDraft),
    instances,
    categories: categoryFiles.categories,
    sidebarFiles: sidebarFiles.files,
  });
  const plan = { instances, versions };
  return {
    routes: [
      ...createDocRoutes(versions),
      ...createIndexRoutes(versions),
      ...createTagRoutes(versions, tags),
    ],
    diagnostics: [
      ...categoryFiles.diagnostics,
      ...sidebarFiles.diagnostics,
      ...diagnostics,
      ...validateDocs({ plan, areas }),
    ],
    create: (args) => syncDocsNodes(args, plan, root),
  };
}
