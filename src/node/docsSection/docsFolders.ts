import { splitNumber } from "../content/fileNames";
import type { DocEntry } from "../collections/docFields";

/** A folder of docs, or a single page: each page lies at the path of its name. */
export type DocsFolder = {
  /** Its name as it is written. */
  name: string;
  /** Below the version's folder; "" for that itself. */
  path: string;
  doc?: DocEntry;
  folders: Map<string, DocsFolder>;
};

const newFolder = (name: string, path: string): DocsFolder => ({
  name,
  path,
  folders: new Map(),
});

/** The docs of one version in one locale, by the folders that their sources lie in. */
export function docsFolders(docs: readonly DocEntry[]): DocsFolder {
  const root = newFolder("", "");
  for (const doc of docs) {
    const steps = doc.folder.split("/").slice(1);
    let folder = root;
    for (const name of steps) {
      const path = folder.path === "" ? name : `${folder.path}/${name}`;
      const next = folder.folders.get(name) ?? newFolder(name, path);
      folder.folders.set(name, next);
      folder = next;
    }
    folder.doc = doc;
  }
  return root;
}

/** Names without their numbers. */
export const plainSteps = (path: string): string[] =>
  path.split("/").map((step) => splitNumber(step).name.toLowerCase());

/** Finds a folder by its path, with or without numbers; "." is the whole. */
export function folderAt(
  root: DocsFolder,
  path: string,
): DocsFolder | undefined {
  const steps = path.split("/").filter((step) => step !== "" && step !== ".");
  return steps.reduce<DocsFolder | undefined>((folder, step) => {
    const exact = folder?.folders.get(step);
    if (exact) return exact;
    return [...(folder?.folders.values() ?? [])].find(
      ({ name }) => splitNumber(name).name.toLowerCase() === step.toLowerCase(),
    );
  }, root);
}

/** Paths of all folders that hold more than one page. */
export const folderPaths = (folder: DocsFolder): string[] =>
  [...folder.folders.values()]
    .filter(({ folders }) => folders.size > 0)
    .flatMap((child) => [child.path, ...folderPaths(child)]);
