import type { OwnerConfig } from "../../config/types";
import type { LoadedEntry } from "../collections";
import type { DocEntry } from "../collections/docs";
import { listVersions } from "../collections/docsInstances";
import type { Diagnostic } from "../diagnostics/diagnostic";
import type { Route } from "../routes/route";
import { checkDocs } from "./checkDocs";
import { createDocRoutes } from "./docRoutes";
import { planVersions } from "./planVersions";
import { readCategories } from "./readCategories";
import { checkSidebars } from "./checkSidebars";
import type { LocalizedVersion } from "./types";

type Input = {
  root: string;
  docs: readonly DocEntry[];
  /** The entries that this build leaves out. */
  hidden: readonly LoadedEntry[];
};

/** Plans the versions, sidebars and routes of all docs instances. */
export function planDocs(
  owner: OwnerConfig,
  { root, docs, hidden }: Input,
): {
  versions: LocalizedVersion[];
  routes: Route[];
  diagnostics: Diagnostic[];
} {
  const { config, sidebars } = owner;
  const hiddenDocs = hidden.filter((entry) => entry.nodeType === "Doc");
  const areas = [...new Set([...docs, ...hiddenDocs].map(({ area }) => area))];
  // A version of drafts is not published yet.
  const published = listVersions(areas, config.docs).filter((version) =>
    docs.some(({ area }) => area === version.area),
  );
  const { categories, ...files } = readCategories(root, config.i18n, areas);
  const { versions, diagnostics } = planVersions({
    config,
    docs,
    drafts: hiddenDocs.filter(({ isDraft }) => isDraft),
    published,
    categories,
    sidebars,
  });
  return {
    versions,
    routes: createDocRoutes(config.i18n, versions),
    diagnostics: [
      ...files.diagnostics,
      ...checkSidebars(sidebars, areas),
      ...diagnostics,
      ...checkDocs(owner, versions, areas),
    ],
  };
}
