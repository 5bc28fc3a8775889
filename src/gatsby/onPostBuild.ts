import path from "node:path";
import type { BuildArgs, Node } from "gatsby";
import { stripLocale } from "../config/locales";
import { isPreview } from "../config/environment";
import { siteConfig } from "../config/resolved";
import { writeEditor } from "../output/editor/writeEditor";
import { writeAtomFeeds } from "../output/feeds/writeAtomFeeds";
import { checkSiteLinks } from "../site/links/checkPageLinks";
import { finishCards } from "../output/og-images/drawCards";
import { generateFiles } from "../output/generatedFiles";
import { writeHostFiles } from "../output/hostFiles";
import { writeLlmsTexts } from "../output/machines";
import { writeManifests } from "../output/manifests";
import { linkPages, removeStalePages } from "../output/pageFiles";
import { writeRedirectPages } from "../output/redirects";
import {
  createEntry,
  listSitemapEntries,
  type SitemapEntry,
} from "../output/sitemap";
import { createVcard } from "../output/vcard";
import { writeProfiles } from "../output/profiles/writeProfiles";
import { listScreenAlternates } from "../site/routes/alternates";
import { projectRoot } from "./projectRoot";
import { reportDiagnostics } from "./reportDiagnostics";
import { writeSearch } from "../output/search/writeSearch";
import { forgetGonePages } from "./workarounds/mendPageReport";
import { currentSite } from "./currentSite";

type SitePage = Node & { path: string; componentPath: string };

/** Lists the pages of src/pages, which createPages does not know. */
const listOwnPages = (
  root: string,
  pages: readonly SitePage[],
): SitemapEntry[] =>
  pages
    .filter(({ componentPath }) =>
      componentPath.startsWith(path.posix.join(root, "src/pages/")),
    )
    .map((page) =>
      createEntry(
        page.path,
        listScreenAlternates(siteConfig.i18n, stripLocale(page.path).path),
      ),
    );

/** Writes all files besides the pages, and checks the links of all pages. */
async function completeOutput(args: BuildArgs, pages: readonly SitePage[]) {
  const root = projectRoot(args.store);
  const paths = pages.map((page) => page.path);
  removeStalePages(root, paths);
  linkPages(root, paths);
  await generateFiles(args, async (output) => {
    const { redirects } = currentSite();
    const entries = [
      ...listSitemapEntries(currentSite()),
      ...listOwnPages(root, pages),
    ];
    writeRedirectPages(redirects, output);
    await writeHostFiles(output, entries, redirects, isPreview);
    await writeManifests(root, siteConfig, output);
    const vcard = createVcard();
    if (vcard) output.write("contact.vcf", vcard);
    writeLlmsTexts(currentSite().entries, output);
    await writeProfiles(args, currentSite(), output);
    await writeAtomFeeds(args, output);
    if (siteConfig.editor) await writeEditor(root, output);
  });
  await finishCards(args);
  await checkLinks(args, paths);
}

/** Checks the links of all pages: an error ends the build. */
async function checkLinks(
  { cache, reporter, store }: BuildArgs,
  paths: readonly string[],
): Promise<void> {
  const root = projectRoot(store);
  const activity = reporter.activityTimer("check links");
  activity.start();
  const checked = await checkSiteLinks(root, cache, currentSite(), paths);
  activity.setStatus(`${checked.scanned} of ${paths.length} pages`);
  activity.end();
  reportDiagnostics(reporter, checked.diagnostics, root);
}

/** Completes the output and checks its links, while Pagefind creates the search index. */
export async function onPostBuild(args: BuildArgs): Promise<void> {
  const pages = args.getNodesByType("SitePage") as SitePage[];
  forgetGonePages(args.store);
  await Promise.all([
    writeSearch(args, currentSite()),
    completeOutput(args, pages),
  ]);
}
