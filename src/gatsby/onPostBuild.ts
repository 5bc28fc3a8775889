import path from "node:path";
import type { BuildArgs, Node } from "gatsby";
import { isPreview } from "../config/environment";
import { writeEditor } from "../output/editor/writeEditor";
import { writeFeeds } from "../output/feeds/atom";
import { generateFiles } from "../output/generatedFiles";
import { writeHeaders } from "../output/headers";
import { writeLlmsTexts, writeRobots } from "../output/machines";
import { writeManifests } from "../output/manifests";
import { finishCards } from "../output/og-images/drawCards";
import { linkPages, removeStalePages } from "../output/pageFiles";
import { removeMetadata } from "../output/removeMetadata";
import { removeUnpublished } from "../output/removeUnpublished";
import { writeProfiles } from "../output/profiles/writeProfiles";
import { writeRedirects } from "../output/redirects";
import { writeSearch } from "../output/search/writeSearch";
import { writeSitemap } from "../output/sitemap";
import { writeVcard } from "../output/vcard";
import { writeWebfinger } from "../output/webfinger";
import { checkSiteLinks } from "../site/links/checkPageLinks";
import type { Site } from "../site/loadSite";
import { currentSite } from "./currentSite";
import { projectRoot } from "./projectRoot";
import { reportDiagnostics } from "./reportDiagnostics";
import { forgetGonePages } from "./workarounds/mendPageReport";
import { waitForPictures } from "./workarounds/renderBesidePictures";

type SitePage = Node & { path: string; componentPath: string };

const listPaths = (pages: readonly SitePage[]) =>
  pages.map((page) => page.path);

/** Writes all files beside the pages, and checks the links of all pages. */
async function completeOutput(
  args: BuildArgs,
  pages: readonly SitePage[],
): Promise<void> {
  const root = projectRoot(args.store);
  const site = currentSite();
  const { config } = site;
  const pagesFolder = path.posix.join(root, "src/pages/");
  const ownPages = pages
    .filter(({ componentPath }) => componentPath.startsWith(pagesFolder))
    .map((page) => page.path);
  await generateFiles(root, args, async (output) => {
    writeRedirects(output, site);
    writeHeaders(output, config, root, isPreview);
    writeRobots(output, config, isPreview);
    if (!isPreview) {
      writeSitemap(output, site, ownPages);
      writeLlmsTexts(output, site, root);
    }
    await writeManifests(output, config, root);
    writeVcard(output, config);
    writeWebfinger(output, config);
    await writeProfiles(output, site, root, args.reporter);
    await writeFeeds(output, config, root, (query) => args.graphql(query));
    if (config.editor) await writeEditor(output, config, root);
  });
  await waitForPictures();
  removeUnpublished(root);
  await removeMetadata(root);
  await finishCards(args.reporter);
  await checkLinks(args, site, listPaths(pages));
}

/** Checks the links of all pages: an error ends the build. */
async function checkLinks(
  { cache, reporter, store }: BuildArgs,
  site: Site,
  paths: readonly string[],
): Promise<void> {
  const root = projectRoot(store);
  const activity = reporter.activityTimer("check links");
  activity.start();
  const checked = await checkSiteLinks(root, cache, site, paths);
  activity.setStatus(`${checked.scanned} of ${paths.length} pages`);
  activity.end();
  reportDiagnostics(reporter, checked.diagnostics, root);
}

/** Completes the output and checks its links, while Pagefind creates the search index. */
export async function onPostBuild(args: BuildArgs): Promise<void> {
  const root = projectRoot(args.store);
  const pages = args.getNodesByType("SitePage") as SitePage[];
  forgetGonePages(args.store);
  removeStalePages(root, listPaths(pages));
  // First, because a link changes the state by which the next build knows a page.
  linkPages(root, listPaths(pages));
  await Promise.all([
    writeSearch(root, currentSite(), args),
    completeOutput(args, pages),
  ]);
}
