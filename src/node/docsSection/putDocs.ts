import type { CreatePagesArgs } from "gatsby";
import { projectRoot } from "../projectRoot";
import { keepNavbarDocs } from "./keepNavbarDocs";
import type { DocsPlan } from "./planDocs";
import { syncDocsVersions } from "./syncDocsVersions";
import { syncSidebars } from "./syncSidebars";
import { writeSidebars } from "./writeSidebars";

type Routes = Parameters<typeof keepNavbarDocs>[2];

/** Makes what the site has of its docs beside their pages: nodes of versions and sidebars, sidebars' files, and what the bar knows. */
export async function putDocs(
  args: CreatePagesArgs,
  plan: DocsPlan,
  routes: Routes,
): Promise<void> {
  const root = projectRoot(args.store);
  keepNavbarDocs(root, plan, routes);
  await syncDocsVersions(args, plan);
  await syncSidebars(args, plan);
  writeSidebars(root, plan);
}
