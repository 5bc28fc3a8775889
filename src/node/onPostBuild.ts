import path from "node:path";
import type { BuildArgs, Node } from "gatsby";
import { finishCards } from "./cards/beginCards";
import { checksWithDefaults } from "../config/checksWithDefaults";
import { siteConfig } from "../config/resolved";
import { checkBuild } from "./checks/checkBuild";
import { markOutput } from "./checks/failedMark";
import { judge } from "./checks/judge";
import { tryQueries } from "./docs/tryQueries";
import { writeFeeds } from "./feeds/writeFeeds";
import { writeManifests } from "./manifest/writeManifests";
import { htmlFilesIn } from "./output/htmlFilesIn";
import { removeGonePages } from "./output/removeGonePages";
import { writeAliases } from "./output/writeAliases";
import { writeForCrawlers } from "./output/writeForCrawlers";
import { writeRedirects } from "./output/writeRedirects";
import { projectRoot } from "./projectRoot";
import { reportProblems } from "./report";
import { writeSearch } from "./search/writeSearch";
import { sitemapKey } from "./sitemap/sitemapEntries";
import type { SitemapEntry } from "./sitemap/sitemapEntries";

type SitePage = Node & { path: string };

/**
 * Completes the output: a file for each form of a path, rules for not-found
 * pages on static hosts, manifests and icons, feeds, what crawlers read, and
 * social cards; then checks all of it.
 */
async function completeOutput(args: BuildArgs) {
  const root = projectRoot(args.store);
  const pages = args.getNodesByType("SitePage") as SitePage[];
  const paths = pages.map((page) => page.path);
  const files = htmlFilesIn(path.join(root, "public"));
  removeGonePages(root, paths, files);
  writeAliases(root, paths, files);
  writeRedirects(root);
  await writeManifests(root, siteConfig);
  await writeFeeds(args, siteConfig);
  const entries = (await args.cache.get(sitemapKey)) as SitemapEntry[];
  await writeForCrawlers(root, entries);
  await finishCards(args);
  return checkBuild(args);
}

/** Completes and checks the output, and has the search made meanwhile. */
export async function onPostBuild(args: BuildArgs): Promise<void> {
  const root = projectRoot(args.store);
  const [, { faults, sitePages }] = await Promise.all([
    writeSearch(args),
    completeOutput(args),
  ]);
  const judged = judge(faults, checksWithDefaults(siteConfig.checks));
  markOutput(root, judged.throw.length > 0);
  reportProblems(args.reporter, [], judged, sitePages);
  if (process.env.SITE_TRY_QUERIES === "true") {
    await tryQueries(root, (query) => args.graphql(query));
  }
}
