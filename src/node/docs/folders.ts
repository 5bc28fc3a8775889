import path from "node:path";
import type { DocEntry } from "../collections/docFields";
import { splitNumber } from "../content/fileNames";

/** A folder of docs, or a page, which counts as a folder without others. */
export type DocsFolder = {
  /** The name as written. */
  name: string;
  /** The path below the folder of the version, whose own is "". */
  path: string;
  doc?: DocEntry;
  folders: Map<string, DocsFolder>;
};

/** Sorts the docs of a version in one locale into folders. */
export function createFolders(docs: readonly DocEntry[]): DocsFolder {
  const root: DocsFolder = { name: "", path: "", folders: new Map() };
  for (const doc of docs) {
    let folder = root;
    for (const name of doc.folder.split("/").slice(1)) {
      const next: DocsFolder = folder.folders.get(name) ?? {
        name,
        path: path.posix.join(folder.path, name),
        folders: new Map(),
      };
      folder.folders.set(name, next);
      folder = next;
    }
    folder.doc = doc;
  }
  return root;
}

/** Removes the number that orders a name. */
export const withoutNumber = (name: string) =>
  splitNumber(name).name.toLowerCase();

/** Finds a folder by its path, with or without numbers; "." is the root. */
export function findFolder(
  root: DocsFolder,
  dirName: string,
): DocsFolder | undefined {
  const steps = dirName.split("/").filter((step) => !["", "."].includes(step));
  return steps.reduce<DocsFolder | undefined>(
    (folder, step) =>
      folder?.folders.get(step) ??
      [...(folder?.folders.values() ?? [])].find(
        ({ name }) => withoutNumber(name) === step.toLowerCase(),
      ),
    root,
  );
}

/** Lists the paths of all folders that hold more than one page. */
export const listFolderPaths = ({ folders }: DocsFolder): string[] =>
  [...folders.values()]
    .filter((folder) => folder.folders.size > 0)
    .flatMap((folder) => [folder.path, ...listFolderPaths(folder)]);
