import path from "node:path";
import { siteConfig } from "../../config/resolved";
import { site as writtenConfig } from "../../config/site";
import { configFile, configLines } from "../config/configFile";
import type { Site } from "../content/loadSite";
import { applyChecks } from "../diagnostics/diagnostic";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { linkKey, readAddress } from "./address";
import { configTargets } from "./checkConfigLinks";
import { checkOutput, scanPages } from "./checkOutput";
import type { LinkSource } from "./checkOutput";
import { configLinks } from "./configLinks";
import { createFileLookup, formsOf } from "./fileLookup";

/**
 * Checks the links of all rendered pages. What was reported before they were
 * rendered is not reported again.
 * @param paths of all pages
 */
export function checkSiteOutput(
  root: string,
  site: Site,
  paths: readonly string[],
): Diagnostic[] {
  const { url, checks } = siteConfig;
  const publicFolder = path.join(root, "public");
  const output = createFileLookup(publicFolder);
  const owned = createFileLookup(path.join(root, "static"));
  const reported = site.diagnostics.flatMap(({ ruleId, actual }) =>
    ruleId && actual !== undefined ? linkKey(actual) : [],
  );
  const diagnostics = checkOutput({
    pages: scanPages(publicFolder, paths),
    url,
    skip: checks.skip,
    // HTML in the output is a page, or left over from one.
    hasFile: (at) => output.has(at) || formsOf(at).some(owned.has),
    sources: findLinkSources(root, site),
    reported: new Set(reported),
  });
  return applyChecks(diagnostics, checks);
}

/** Finds where the links of entries and of the site config are written, by the path that each leads to. */
function findLinkSources(
  root: string,
  { entries, links }: Site,
): Map<string, LinkSource[]> {
  const { url } = siteConfig;
  const sources = new Map<string, LinkSource[]>();
  const add = (target: string, source: LinkSource) =>
    void sources.set(target, [...(sources.get(target) ?? []), source]);
  for (const entry of entries) {
    if (entry.isFallback) continue;
    const targets = links.get(entry.id) ?? [];
    for (const { url: written, line } of entry.links) {
      const key = linkKey(written);
      const to = targets.find((target) => target.written === key)?.to;
      const address = readAddress(to ?? written, entry.path, url);
      if (address.kind !== "here") continue;
      const { path: target, anchor } = address;
      const source = { file: entry.sourcePath, line };
      add(anchor ? `${target}#${anchor}` : target, source);
    }
  }
  const lineOf = configLines(root);
  for (const link of configLinks(writtenConfig)) {
    const { field } = link;
    const source = { file: configFile, line: lineOf(field), field };
    for (const target of configTargets(link, url)) add(target, source);
  }
  return sources;
}
