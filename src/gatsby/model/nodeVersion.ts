import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
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
