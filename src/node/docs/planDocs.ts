import { siteConfig } from "../../config/resolved";
import type { LoadedEntry } from "../collections";
import type { DocEntry } from "../collections/docFields";
import { listInstances } from "../collections/docsInstances";
import type { Tag } from "../content/data/tags";
import type { DataItem } from "../content/data/loadData";
import type { Diagnostic } from "../diagnostics/diagnostic";
import type { Route } from "../routes/route";
import { readCategoryFiles } from "./categoryFiles";
import { createDocRoutes } from "./docRoutes";
import { createIndexRoutes } from "./indexRoutes";
import { readSidebarFiles } from "./sidebarFiles";
import { createTagRoutes } from "./tagRoutes";
import type { DocsPlan } from "./types";
import { validateDocs } from "./validate";
import { planVersions } from "./versions";

type Input = {
  root: string;
  docs: readonly DocEntry[];
  /** The entries that this build leaves out. */
  hidden: readonly LoadedEntry[];
  tags: readonly DataItem<Tag>[];
};

/** Plans the versions, sidebars and routes of all docs instances. */
export function planDocs({ root, docs, hidden, tags }: Input): {
  plan: DocsPlan;
  routes: Route[];
  diagnostics: Diagnostic[];
} {
  const hiddenDocs = hidden.filter((entry) => entry.nodeType === "Doc");
  const areas = [...new Set([...docs, ...hiddenDocs].map(({ area }) => area))];
  const instances = listInstances(areas, siteConfig.docs).flatMap(
    ({ id, versions }) => {
      // A version of drafts is not published yet.
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
    plan,
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
  };
}
