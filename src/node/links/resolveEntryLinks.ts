import type { Entry } from "../content/entry";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { linkKey } from "./address";
import { resolveLink } from "./resolveLink";
import type { LinkSite } from "./resolveLink";

/** Where a link leads that is not what its author wrote. */
export type LinkTarget = { written: string; to: string };

/** The links that lead elsewhere than they are written, by the entry's id. */
export type EntryLinks = ReadonlyMap<string, LinkTarget[]>;

type ResolvedLinks = {
  links: EntryLinks;
  /** Files that are linked to, from the project's root. */
  assets: Set<string>;
  diagnostics: Diagnostic[];
};

/** Resolves the links of all entries; broken ones are reported of the original, not of its fallbacks. */
export function resolveEntryLinks(
  entries: readonly Entry[],
  site: LinkSite,
): ResolvedLinks {
  const assets = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  const links = new Map<string, LinkTarget[]>();
  for (const entry of entries) {
    const targets = new Map<string, string>();
    for (const { url, line } of entry.links) {
      const resolution = resolveLink(url, entry, site);
      if (resolution === null) continue;
      if ("broken" in resolution) {
        const place = { file: entry.sourcePath, line, actual: url };
        const broken = { ...resolution.broken, fatal: true, ...place };
        if (!entry.isFallback) diagnostics.push(broken);
        continue;
      }
      if (resolution.asset !== undefined) assets.add(resolution.asset);
      if (resolution.to !== url) targets.set(linkKey(url), resolution.to);
    }
    const list = [...targets].map(([written, to]) => ({ written, to }));
    if (list.length > 0) links.set(entry.id, list);
  }
  return { links, assets, diagnostics };
}
