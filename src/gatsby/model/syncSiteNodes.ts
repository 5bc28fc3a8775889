import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { localeCodes } from "../../config/locales";
import { basePath } from "../../config/resolved";
import { memoize } from "../../lib/memoize";
import { collections } from "../../site/collections";
import type { Entry } from "../../site/collections";
import {
  localizeConfigTexts,
  localizeContact,
} from "../../site/content/contact";
import type { DataItem } from "../../site/content/data/loadData";
import type { Site } from "../../site/loadSite";
import type { LinkTarget } from "../../site/links/resolveEntryLinks";
import { listFiles, projectRoot } from "../../site/files/paths";
import { buildScript, hashScript } from "../../site/files/loadBundled";
import { currentConfig } from "../currentSite";
import { isVersion } from "./pictureVersions";
import { syncNodes } from "./syncNodes";

/** An entry with its links, or an item of a data file. */
type Item = (Entry & { targets: readonly LinkTarget[] }) | DataItem<object>;

/** The files that resolvers read besides nodes: messages and stylesheets of components. */
const readFiles = /^locales\/[^/]+\/content\.json$|^src\/components\/.+\.css$/;

/**
 * Hashes the code and config of resolvers and the files that they read: once
 * per process, because a process keeps the code that it started with.
 */
const hashResolvers = memoize((root: string): string => {
  const hash = createHash("sha1");
  hash.update(hashScript(root, buildScript));
  const files = ["locales", "src/components"]
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => readFiles.test(file));
  for (const file of files) hash.update(readFileSync(path.join(root, file)));
  return hash.digest("hex");
});

/** Syncs the nodes of entries and data files with the site. */
export async function syncSiteNodes(
  args: CreatePagesArgs,
  { entries, authors, tags, series, cv, links }: Site,
): Promise<void> {
  const root = projectRoot(args.store);
  // A picture's files have addresses with the base path, and its versions may come or go.
  const pictures = ["content", "static"]
    .flatMap((folder) => listFiles(root, folder))
    .filter(isVersion)
    .join();
  // Words of the config, some of which change with the day.
  const texts = localeCodes.map((locale) => [
    localizeConfigTexts(currentConfig(), root, locale),
    localizeContact(currentConfig(), locale),
  ]);
  const version =
    basePath() + hashResolvers(root) + pictures + JSON.stringify(texts);
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
    // Gatsby caches what resolvers return until their nodes change.
    version,
  }));
  await syncNodes(args, [...types, "Author", "Tag", "Series", "Cv"], drafts);
}
