import {
  cpSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import {
  currentVersion,
  docsFolder,
  isVersionName,
  readDocsArea,
  versionRule,
} from "../docs/collections";
import type { DocsArea } from "../docs/collections";
import { findEntryFiles } from "../content/findEntryFiles";
import { suggest } from "../diagnostics/suggest";
import { snapshotName } from "../docs/sidebarFiles";
import { UsageError } from "./runCommand";

export type Cut = {
  collection: string;
  version: string;
  /** The sidebars that the owner wrote for the collection; without any, its folders make them. */
  sidebars?: object | undefined;
};

/** The folders below content/ that hold docs, with at least one page in each. */
export function listDocsAreas(root: string): DocsArea[] {
  const folders = findEntryFiles(root).files.map(({ place }) => place.area);
  return [...new Set(folders)]
    .sort()
    .flatMap((folder) => readDocsArea(folder) ?? []);
}

/**
 * Copies the docs of a collection that are worked on to a version of their own:
 * the whole folder, or nothing.
 * @returns the new folder below content/
 */
export function cutVersion(
  root: string,
  { collection, version, sidebars }: Cut,
): string {
  const source = checkSource(root, collection);
  const folder = checkVersion(root, collection, version);
  // Outside content/, which develop watches.
  const temporary = mkdtempSync(path.join(root, ".docs-version-"));
  const copy = path.join(temporary, folder);
  try {
    cpSync(path.join(root, "content", source), copy, {
      recursive: true,
      dereference: true,
      // What systems and editors leave behind.
      filter: (file) => !path.basename(file).startsWith("."),
    });
    if (sidebars) {
      const json = `${JSON.stringify(sidebars, null, 2)}\n`;
      writeFileSync(path.join(copy, snapshotName), json);
    }
    renameSync(copy, path.join(root, "content", folder));
    return folder;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** The folder to copy. */
function checkSource(root: string, collection: string): string {
  const ids = listDocsAreas(root)
    .filter(({ version }) => version === currentVersion)
    .map((area) => area.collection);
  const folder = docsFolder(collection, currentVersion);
  if (ids.includes(collection)) return folder;
  const others = `Collections (--docs): ${ids.join(", ") || "none"}.`;
  throw new UsageError(
    `No docs in content/${folder}. ${suggest(collection, ids) ?? others}`,
  );
}

/** The folder to make. */
function checkVersion(
  root: string,
  collection: string,
  version: string,
): string {
  // The docs that are worked on are called "Next".
  if (version === "next" || !isVersionName(version)) {
    throw new UsageError(
      `Invalid version name "${version}". Allowed: ${versionRule} and not "next".`,
    );
  }
  const folder = docsFolder(collection, version);
  // Not every file system tells capitals from small letters.
  const taken = readdirSync(path.join(root, "content")).find(
    (name) => name.toLowerCase() === folder.toLowerCase(),
  );
  if (taken === undefined) return folder;
  throw new UsageError(`content/${taken} exists already.`);
}
