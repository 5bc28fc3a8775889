import path from "node:path";
import type { DocEntry } from "../collections/docFields";
import { splitNumber } from "../content/fileNames";

/** A folder of docs, or a single page: each page lies at the path of its name. */
export type DocsFolder = {
  /** Its name as it is written. */
  name: string;
  /** Below the version's folder; "" for that itself. */
  path: string;
  doc?: DocEntry;
  folders: Map<string, DocsFolder>;
};

/** Sorts the docs of one version in one locale into the folders that they lie in. */
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

/** A name without the number that orders it. */
export const withoutNumber = (name: string) =>
  splitNumber(name).name.toLowerCase();

/** Finds a folder by its path, with or without numbers; "." is the whole. */
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
