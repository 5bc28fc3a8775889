import type { CreatePagesArgs } from "gatsby";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { collections } from "../../site/collections";
import type { Entry } from "../../site/collections";
import type { DataItem } from "../../site/content/data/loadData";
import type { Site } from "../../site/loadSite";
import type { LinkTarget } from "../../site/links/resolveEntryLinks";
import { currentConfig } from "../currentSite";
import { projectRoot } from "../projectRoot";
import { syncNodes } from "./syncNodes";
import { listLocales } from "../../config/i18n";
import { basePath } from "../../config/resolved";
import type { ResolvedSite } from "../../config/types";
import { memoize } from "../../lib/memoize";
import { hasTypst } from "../../output/profiles/createPdf";
import {
  localizeConfigTexts,
  localizeContact,
} from "../../site/content/contact";
import { hashBuildCode } from "../../site/files/loadBundled";
import { listFiles } from "../../site/files/paths";
import { isVersion } from "./pictureVersions";

/** An entry with its links, or an item of a data file. */
type Item = (Entry & { targets: readonly LinkTarget[] }) | DataItem<object>;

/** Syncs the nodes of entries and data files with the site. */
export async function syncSiteNodes(
  args: CreatePagesArgs,
  { entries, authors, tags, series, cv, links }: Site,
): Promise<void> {
  const version = createNodeVersion(projectRoot(args.store), currentConfig());
  const items: Item[] = [
    ...entries.map((entry) => ({
      ...entry,
      targets: links.get(entry.id) ?? [],
    })),
    ...[...authors, ...tags, ...series, ...cv],
  ];
  const types = collections.map(({ nodeType }) => nodeType);
  const drafts = items.map((item) => ({
    id: item.id,
    type: item.nodeType,
    fields: item,
    version,
  }));
  await syncNodes(args, [...types, "Author", "Tag", "Series", "Cv"], drafts);
}

/** The messages that resolvers read. */
const readFiles = /^locales\/[^/]+\/content\.json$/;

/**
 * Hashes the code and config of resolvers and the files that they read: once
 * per process, because a process keeps the code that it started with.
 */
const hashResolvers = memoize((root: string): string => {
  const hash = createHash("sha1");
  hash.update(hashBuildCode(root));
  const files = listFiles(root, "locales").filter((file) =>
    readFiles.test(file),
  );
  for (const file of files) hash.update(readFileSync(path.join(root, file)));
  return hash.digest("hex");
});

/**
 * Describes what resolvers read besides nodes. Gatsby caches what they return
 * until their nodes change, so it is part of each node.
 */
export function createNodeVersion(root: string, config: ResolvedSite): string {
  // They change with the day: availability begins, and ends.
  const configTexts = listLocales(config.i18n).map((locale) => [
    localizeConfigTexts(root, config, locale),
    localizeContact(config, locale),
  ]);
  const pictures = ["content", "static"]
    .flatMap((folder) => listFiles(root, folder))
    .filter(isVersion);
  return JSON.stringify([
    hashResolvers(root),
    // A picture's files have addresses with the base path.
    basePath(),
    pictures,
    configTexts,
    hasTypst(root),
  ]);
}
