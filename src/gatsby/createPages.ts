import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { isError } from "../site/diagnostics/diagnostic";
import { formatDiagnostics } from "../site/diagnostics/formatDiagnostics";
import { placeKatexFiles } from "../site/markdown/code/katexFiles";
import { copyAsset } from "../site/links/assets";
import { syncDocsNodes } from "./model/docsNodes";
import { syncSiteNodes } from "./model/syncSiteNodes";
import { startCards } from "../output/og-images/drawCards";
import { projectRoot } from "./projectRoot";
import type { Route } from "../site/routes/route";
import { currentSite, isOutdated, updateSite } from "./currentSite";

let isFirstRun = true;

/** Creates the nodes and pages of the site; in develop again after each save. */
export async function createPages(args: CreatePagesArgs): Promise<void> {
  const root = projectRoot(args.store);
  const site = isFirstRun ? currentSite() : await updateSite(args);
  isFirstRun = false;
  const { entries, routes, docsVersions, assets, diagnostics } = site;
  // In develop, pages show them; a build has ended before.
  const errors = formatDiagnostics(diagnostics.filter(isError), root);
  await syncSiteNodes(args, site);
  await syncDocsNodes(args, docsVersions, root);
  for (const file of assets) copyAsset(root, file);
  placeKatexFiles(
    root,
    entries.some(({ components }) => components.includes("math")),
  );
  for (const route of routes) createRoute(args, route, root, errors);
  if (process.env.NODE_ENV === "production") {
    startCards(root, site);
  } else if (isOutdated(root)) {
    await createPages(args);
  }
}

function createRoute(
  { actions }: CreatePagesArgs,
  { path: pagePath, template, context, contentFile }: Route,
  root: string,
  errors: string,
): void {
  const component = path.join(root, "src/theme/templates", `${template}.tsx`);
  const content = contentFile && `${root}/${contentFile}`;
  actions.createPage({
    path: pagePath,
    component: content
      ? `${component}?__contentFilePath=${content}`
      : component,
    context: errors ? { ...context, errors } : context,
  });
}
