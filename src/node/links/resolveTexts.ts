import type { Fault, Place } from "../checks/fault";
import { linkKey } from "./linkKey";
import type { LinkFault, LinkSite } from "./linkSite";
import { resolveLink } from "./resolveLink";
import type { LinkedText } from "./siteIndex";

export type TextWithLinks = LinkedText & {
  links: readonly { url: string; line?: number }[];
};

/** Where a link leads that is not what its author wrote. */
export type LinkTarget = { written: string; to: string };

export type ResolvedText<T> = { text: T; targets: LinkTarget[] };

type ResolvedTexts<T> = {
  texts: ResolvedText<T>[];
  /** Files that are linked to, from the project's root. */
  assets: Set<string>;
  faults: Fault[];
};

/** Resolves the links of all texts; a stand-in's faults are those of its original. */
export function resolveTexts<T extends TextWithLinks>(
  texts: readonly T[],
  site: LinkSite,
): ResolvedTexts<T> {
  const assets = new Set<string>();
  const faults = new Map<string, Fault & { places: Place[] }>();
  const resolved = texts.map((text) => {
    const targets = new Map<string, string>();
    for (const { url, line } of text.links) {
      const result = resolveLink(url, text, site);
      if (result === null) continue;
      if ("fault" in result) {
        if (text.isStandIn || text.isStale) continue;
        const place = { file: text.sourcePath, line, written: url };
        addFault(faults, result.fault, place);
        continue;
      }
      if (result.asset !== undefined) assets.add(result.asset);
      if (result.to !== url) targets.set(linkKey(url), result.to);
    }
    const list = [...targets].map(([written, to]) => ({ written, to }));
    return { text, targets: list };
  });
  return { texts: resolved, assets, faults: [...faults.values()] };
}

function addFault(
  faults: Map<string, Fault & { places: Place[] }>,
  { check, target, message, fix }: LinkFault,
  place: Place,
): void {
  const key = `${check} ${target}`;
  const known = faults.get(key);
  if (known) known.places.push(place);
  else {
    const fault = { check, target, message, fix, places: [place], pages: [] };
    faults.set(key, fault);
  }
}
