import { addBasePath } from "../../config/baseUrl";
import type { BaseEntry } from "../content/entry";
import type { Diagnostic } from "../diagnostics/diagnostic";
import { describeDownload } from "./assets";
import type { Download } from "./assets";
import { linkKey, readAddress } from "./address";
import type { LinkSource } from "./address";
import { resolveLink } from "./resolveLink";
import type { LinkContext } from "./resolveLink";

/** A link that leads elsewhere than its author wrote, or to a file that readers download. */
export type LinkTarget = {
  written: string;
  to: string;
  download?: Download | undefined;
};

/** Such links, by the entry's id. */
export type EntryLinks = ReadonlyMap<string, LinkTarget[]>;

/** Resolves the links of all entries; broken ones are reported of the original, not of its fallbacks. */
export function resolveEntryLinks(
  entries: readonly BaseEntry[],
  context: LinkContext,
) {
  const { config } = context.index;
  /** Files that are linked to, from the project's root. */
  const assets = new Set<string>();
  /** The links that lead to this site, as they lead on the page of the original. */
  const sources: LinkSource[] = [];
  const diagnostics: Diagnostic[] = [];
  const links = new Map<string, LinkTarget[]>();
  for (const entry of entries) {
    const targets = new Map<string, LinkTarget>();
    for (const { url, line } of entry.links) {
      const place = { file: entry.sourcePath, line };
      const resolved = resolveLink(url, entry, context);
      const { to = url, file, broken } = resolved;
      const download = file ? describeDownload(context.root, file) : undefined;
      if (file?.startsWith("content/")) assets.add(file);
      const written = linkKey(url);
      if (to !== url || download)
        targets.set(written, { written, to, download });
      if (entry.isFallback) continue;
      if (broken) {
        diagnostics.push({ ...broken, fatal: true, ...place, actual: url });
      }
      const address = readAddress(addBasePath(config, to), entry.path, config);
      if (address.kind === "here") sources.push({ ...place, ...address });
    }
    if (targets.size > 0) links.set(entry.id, [...targets.values()]);
  }
  return { links, assets, sources, diagnostics };
}
