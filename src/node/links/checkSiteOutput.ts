import path from "node:path";
import { siteConfig } from "../../config/resolved";
import { site as writtenConfig } from "../../config/site";
import type { Site } from "../content/loadSite";
import { applyChecks } from "../diagnostics/diagnostic";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { linkKey, readAddress } from "./address";
import { configFile, configLines } from "../config/configFile";
import { configTargets } from "./checkConfigLinks";
import { checkOutput, createOutputLookup, scanPages } from "./checkOutput";
import type { LinkSources } from "./checkOutput";
import { configLinks } from "./configLinks";

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
  const { checks } = siteConfig;
  const reported = site.diagnostics.flatMap(({ ruleId, actual }) =>
    ruleId && actual !== undefined ? linkKey(actual) : [],
  );
  const diagnostics = checkOutput({
    pages: scanPages(path.join(root, "public"), paths),
    url: siteConfig.url,
    skip: checks.skip,
    hasFile: createOutputLookup(root),
    sources: findLinkSources(root, site),
    reported: new Set(reported),
  });
  return applyChecks(diagnostics, checks);
}

/** Finds where the links of entries and of the site config are written, by the path that each leads to. */
function findLinkSources(root: string, { entries, links }: Site): LinkSources {
  const { url } = siteConfig;
  const sources = new Map<
    string,
    Pick<Diagnostic, "file" | "line" | "field">[]
  >();
  const add = (target: string, source: Pick<Diagnostic, "file">) =>
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
