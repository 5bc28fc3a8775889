import { existsSync } from "node:fs";
import path from "node:path";
import type { BuildArgs, Node } from "gatsby";
import { checksWithDefaults } from "../../config/checksWithDefaults";
import { siteConfig } from "../../config/resolved";
import { site } from "../../config/site";
import { adviceOn } from "../links/adviceOn";
import { linkKey } from "../links/linkKey";
import { projectRoot } from "../projectRoot";
import { checkOutput } from "./checkOutput";
import type { Finding, ScannedPage } from "./checkOutput";
import { reportedKey } from "./checkPlan";
import { configLines } from "./configLines";
import { configLinks } from "./configLinks";
import { createFileLookup, formsOf } from "./createFileLookup";
import type { Fault } from "./fault";
import { findPlaces } from "./findPlaces";
import { shownTexts } from "./shownTexts";
import type { ShownText } from "./shownTexts";
import { nearestPath } from "./nearestPath";
import { pageFile, takeScanner } from "./scanAhead";

type SitePage = Node & { path: string };

/** What the check of a build found, and the paths of all its pages. */
type Checked = { faults: Fault[]; sitePages: string[] };

/**
 * Checks every page of the finished output, with all that stands in it:
 * templates, raw HTML, menus of the config, texts. What has been reported
 * before rendering is not reported again.
 */
export async function checkBuild(args: BuildArgs): Promise<Checked> {
  const activity = args.reporter.activityTimer("check links");
  activity.start();
  const root = projectRoot(args.store);
  const folder = path.join(root, "public");
  const { skip } = checksWithDefaults(siteConfig.checks);
  const nodes = args.getNodesByType("SitePage") as SitePage[];
  const pages = nodes.map((node) => pageFile(node.path));
  const scanner = takeScanner(root);
  const scanned = pages.map(scanner.scan);
  scanner.write();
  const files = createFileLookup(folder);
  const owners = createFileLookup(path.join(root, "static"));
  const { url } = siteConfig;
  // HTML in the output is a page, or left over from one that is gone.
  const hasFile = (at: string) => files.has(at) || formsOf(at).some(owners.has);
  const findings = checkOutput({ pages: scanned, url, skip, hasFile });
  activity.setStatus(`${pages.length} pages`);
  activity.end();
  return {
    faults:
      findings.length > 0 ? await nameFaults(args, findings, scanned) : [],
    sitePages: [...new Set(pages.map((page) => page.path))],
  };
}

/** Tells of each finding that is new who wrote it, and what was meant. */
async function nameFaults(
  args: BuildArgs,
  findings: readonly Finding[],
  scanned: readonly ScannedPage[],
): Promise<Fault[]> {
  const root = projectRoot(args.store);
  const texts = shownTexts(args);
  const reported = await reportedBefore(args, texts);
  const left = findings.filter((finding) => !isReported(finding, reported));
  const places = findPlaces(left, {
    root,
    url: siteConfig.url,
    texts,
    config: configLinks(site),
    lineOf: configLines(root),
  });
  const idsOf = new Map(scanned.map((page) => [page.path, page.ids]));
  const paths = [...idsOf.keys()];
  return left.map((finding) => ({
    check: finding.check,
    target: finding.target,
    message: finding.message,
    places: places.get(finding) ?? [],
    pages: [...finding.pages],
    fix: proposal(finding, paths, idsOf),
  }));
}

/** What was reported before rendering: links, and pictures that texts lack. */
async function reportedBefore(
  args: BuildArgs,
  texts: readonly ShownText[],
): Promise<Set<string>> {
  const links = (await args.cache.get(reportedKey)) as string[] | undefined;
  const images = texts
    .flatMap((text) => text.images)
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
