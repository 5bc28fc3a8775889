import { writeFileSync } from "node:fs";
import path from "node:path";
import type { GatsbyNode, Node } from "gatsby";
import { localeCodes, localePath } from "../config/locales";
import { redirects } from "./output/redirects";
import { writeAliases } from "./output/writeAliases";
import { writeForCrawlers } from "./output/writeForCrawlers";
import { projectRoot } from "./projectRoot";
import { sitemapKey } from "./sitemap/sitemapEntries";
import type { SitemapEntry } from "./sitemap/sitemapEntries";

type SitePage = Node & { path: string };

/**
 * Completes the output: a file for each form of a path, rules for not-found
 * pages on static hosts, and what crawlers read.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({
  cache,
  getNodesByType,
  store,
}) => {
  const root = projectRoot(store);
  const pages = getNodesByType("SitePage") as SitePage[];
  writeAliases(
    root,
    pages.map((page) => page.path),
  );
  const rules = redirects(localeCodes.map((code) => localePath(code, "/")));
  writeFileSync(path.join(root, "public", "_redirects"), rules);
  const entries = (await cache.get(sitemapKey)) as SitemapEntry[];
  await writeForCrawlers(root, entries);
};
