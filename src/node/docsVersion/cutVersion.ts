import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { nearest } from "../../lib/nearest";
import { UsageError } from "../cli/UsageError";
import {
  currentVersion,
  docsFolder,
  isVersionName,
  versionRule,
} from "../content/docsArea";
import { snapshotName } from "../docsSection/readSidebars";
import { docsAreas } from "./docsAreas";

export type Cut = {
  collection: string;
  version: string;
  /** The sidebars that the owner wrote for the collection; without any, its folders make them. */
  sidebars?: object | undefined;
};

/** The step of the current version's paths, once there are others. */
const currentStep = "next";

/**
 * Copies a collection's current docs to a version of their own: the whole
 * folder or nothing.
 * @returns the folder that was made, below content/, and the number of files in it
 */
export function cutVersion(
  root: string,
  { collection, version, sidebars }: Cut,
): { folder: string; files: number } {
  const source = checkSource(root, collection);
  const folder = checkVersion(root, collection, version);
  // Not in content/, which develop watches, and where a folder is a version.
  const temporary = mkdtempSync(path.join(root, ".docs-version-"));
  const copy = path.join(temporary, folder);
  try {
    cpSync(path.join(root, "content", source), copy, {
      recursive: true,
      dereference: true,
      // What systems and editors leave behind is no documentation.
      filter: (file) => !path.basename(file).startsWith("."),
    });
    if (sidebars) {
      const text = `${JSON.stringify(sidebars, null, 2)}\n`;
      writeFileSync(path.join(copy, snapshotName), text);
    }
    const files = readdirSync(copy, {
      recursive: true,
      withFileTypes: true,
    }).filter((entry) => entry.isFile()).length;
    renameSync(copy, path.join(root, "content", folder));
    return { folder, files };
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** The folder that is to be copied. */
function checkSource(root: string, collection: string): string {
  const folder = docsFolder(collection, currentVersion);
  const current = docsAreas(root).filter(
    ({ version }) => version === currentVersion,
  );
  if (current.some(({ area }) => area === folder)) return folder;
  const ids = current.map((one) => one.collection);
  const meant = nearest(collection, ids);
  const others =
    ids.length > 0
      ? `There is ${ids.map((id) => `"${id}"`).join(", ")}: choose one with --docs <id>.`
      : `Begin with a text such as content/${folder}/index.mdx.`;
  throw new UsageError(
    `There is no text in content/${folder} to cut a version of. ${meant ? `Did you mean --docs ${meant}?` : others}`,
  );
}

/** The folder that is to be made. */
function checkVersion(
  root: string,
  collection: string,
  version: string,
): string {
  if (version === currentVersion || version === currentStep) {
    throw new UsageError(
      `"${version}" is what the docs that you work on are called. Name the version after what it is of, such as 1.0.`,
    );
  }
  if (!isVersionName(version)) {
    throw new UsageError(
      `"${version}" can't be the name of a version. Allowed: ${versionRule}`,
    );
  }
  const folder = docsFolder(collection, version);
  // Not every file system tells capitals from small letters.
  const taken = readdirSync(path.join(root, "content")).find(
    (name) => name.toLowerCase() === folder.toLowerCase(),
  );
  if (taken !== undefined || existsSync(path.join(root, "content", folder))) {
    throw new UsageError(
      `There is content/${taken ?? folder} already, and nothing was changed. Choose another name, or delete it to cut the version again.`,
    );
  }
  return folder;
}
