import { existsSync } from "node:fs";
import path from "node:path";
import type { BuildArgs, Node } from "gatsby";
import { checksWithDefaults } from "../../config/checksWithDefaults";
import { siteConfig } from "../../config/resolved";
import { site } from "../../config/site";
import { adviceOn } from "../links/adviceOn";
import { linkKey } from "../links/linkKey";
import { linksSeed } from "../links/linksSeed";
import type { TextLinksNode } from "../links/linksSeed";
import type { TextNode } from "../nodes/contentNodes";
import { projectRoot } from "../projectRoot";
import { plainPath } from "./address";
import { checkOutput } from "./checkOutput";
import type { Finding } from "./checkOutput";
import { reportedKey } from "./checkPlan";
import { configLines } from "./configLines";
import { configLinks } from "./configLinks";
import { createFileLookup, formsOf } from "./createFileLookup";
import type { Fault } from "./fault";
import { findPlaces } from "./findPlaces";
import type { ShownText } from "./findPlaces";
import { nearestPath } from "./nearestPath";
import { scanPages } from "./scanPages";
import type { PageFile } from "./scanPages";

type SitePage = Node & { path: string };

const pageFile = ({ path: own }: SitePage): PageFile => ({
  path: plainPath(own),
  // Gatsby writes a copy of its own of the page for unknown paths.
  file: own.endsWith(".html")
    ? own.slice(1)
    : path.join(own.slice(1), "index.html"),
});

/**
 * Checks every page of the finished output, with all that stands in it:
 * templates, raw HTML, menus of the config, texts. What has been reported
 * before rendering is not reported again.
 */
export async function checkBuild(
  args: BuildArgs,
): Promise<{ faults: Fault[]; sitePages: string[] }> {
  const root = projectRoot(args.store);
  const folder = path.join(root, "public");
  const { skip } = checksWithDefaults(siteConfig.checks);
  const pages = (args.getNodesByType("SitePage") as SitePage[]).map(pageFile);
  const cacheFile = path.join(root, ".cache/checks/pages.json");
  const scanned = await scanPages(folder, pages, cacheFile);
  const files = createFileLookup(folder);
  const { url } = siteConfig;
  const hasFile = (at: string) => formsOf(at).some(files.has);
  const found = checkOutput({ pages: scanned, url, skip, hasFile });
  const sitePages = [...new Set(pages.map((page) => page.path))];
  if (found.length === 0) return { faults: [], sitePages };

  const texts = shownTexts(args);
  const reported = await reportedBefore(args);
  const findings = found.filter((finding) => !isReported(finding, reported));
  const places = findPlaces(findings, {
    root,
    url,
    texts,
    config: configLinks(site),
    lineOf: configLines(root),
  });
  const idsOf = new Map(scanned.map((page) => [page.path, page.ids]));
  const faults = findings.map((finding) => ({
    check: finding.check,
    target: finding.target,
    message: finding.message,
    places: places.get(finding) ?? [],
    pages: [...finding.pages],
    fix: proposal(finding, sitePages, idsOf),
  }));
  return { faults, sitePages };
}

/** All texts with where their links lead. */
function shownTexts({ createNodeId, getNode, getNodesByType }: BuildArgs) {
  const nodes = ["BlogPost", "Page"].flatMap(
    (type) => getNodesByType(type) as TextNode[],
  );
  return nodes.map((node): ShownText & Pick<TextNode, "images"> => {
    const own = getNode(createNodeId(linksSeed(node)));
    const { targets = [] } = (own ?? {}) as Partial<TextLinksNode>;
    return {
      path: node.path,
      sourcePath: node.sourcePath,
      links: node.links,
      images: node.images,
      targets: new Map(targets.map(({ written, to }) => [written, to])),
    };
  });
}

/** What was reported before rendering: links, and pictures that texts lack. */
async function reportedBefore(args: BuildArgs): Promise<Set<string>> {
  const links = (await args.cache.get(reportedKey)) as string[] | undefined;
  const images = ["BlogPost", "Page"]
    .flatMap((type) => args.getNodesByType(type) as TextNode[])
    .flatMap((node) => node.images)
    .filter(({ filePath }) => filePath !== "" && !existsSync(filePath))
    .map(({ src }) => src);
  return new Set([...(links ?? []), ...images].map(linkKey));
}

const isReported = (
  { target, written }: Finding,
  reported: ReadonlySet<string>,
) =>
  reported.has(target) ||
  [...written].every((form) => reported.has(linkKey(form)));

function proposal(
  { check, target }: Finding,
  paths: readonly string[],
  idsOf: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  if (check === "brokenAnchors") {
    const at = target.indexOf("#");
    const ids = idsOf.get(target.slice(0, at)) ?? [];
    const id = nearestPath(target.slice(at + 1), ids);
    return id && adviceOn(target.slice(at), `#${id}`);
  }
  const meant = nearestPath(target, paths);
  return meant && adviceOn(target, meant);
}
