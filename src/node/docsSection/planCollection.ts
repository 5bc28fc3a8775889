import type { Plan, PlanInput } from "../collections/collection";
import type { DocEntry } from "../collections/docFields";
import { siteConfig } from "../../config/resolved";
import type { Entry, LoadedFields } from "../content/entry";
import { checkDocsFolders } from "./checkDocsFolders";
import { collectionsOf } from "./collectionsOf";
import { docsRoutes } from "./docsRoutes";
import { docsTagRoutes } from "./docsTagRoutes";
import { navbarProblems } from "./navbarProblems";
import { planDocs } from "./planDocs";
import { toDiagnostic } from "../content/problem";
import { putDocs } from "./putDocs";
import { sidebarSources } from "./sidebarSources";

const isDoc = (entry: Entry): entry is DocEntry => entry.nodeType === "Doc";

type HiddenDoc = LoadedFields & Pick<DocEntry, "docId">;

/** Plans the routes of documentation: versions, sidebars and lists of tags included. */
export async function planDocsCollection({
  root,
  entries,
  hidden,
  tags,
}: PlanInput): Promise<Plan> {
  const docs = entries.filter(isDoc);
  const left = hidden.filter(
    (entry): entry is HiddenDoc => entry.nodeType === "Doc",
  );
  const areas = [...new Set([...docs, ...left].map(({ area }) => area))];
  const collections = collectionsOf(areas, siteConfig.docs);
  const sidebars = await sidebarSources(root, collections);
  const drafts = left.filter(({ isDraft }) => isDraft);
  const { plan, problems } = planDocs({ docs, collections, drafts, sidebars });
  return {
    routes: [...docsRoutes(plan), ...docsTagRoutes(plan, tags)],
    diagnostics: [
      ...sidebars.diagnostics,
      ...[
        ...checkDocsFolders(root, { collections, areas }),
        ...problems,
        ...navbarProblems(root, plan, [], problems),
      ].map(toDiagnostic),
    ],
    create: (args, routes) => putDocs(args, plan, routes),
  };
}
