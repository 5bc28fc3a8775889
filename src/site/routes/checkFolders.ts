import { isFileName } from "../../lib/address";
import type { Diagnostic } from "../diagnostics/diagnostic";
import type { SiteIndex } from "../links/siteIndex";
import type { Route } from "./route";

/** Lists the paths above a path: "/a" and "/a/b" for "/a/b/c". */
export const listParents = (path: string): string[] =>
  [...path.matchAll(/(?!^)\//g)].map(({ index }) => path.slice(0, index));

/**
 * Reports pages in a folder that is a file, and folders of static/ that differ
 * from a page's in capital letters only: disks of macOS and Windows make one of
 * the two.
 */
export function checkFolders(
  routes: readonly Route[],
  { files, hasFile }: Pick<SiteIndex, "files" | "hasFile">,
): Diagnostic[] {
  const diagnostics = new Map<string, Diagnostic>();
  const pageFolders = new Map<string, string>();
  for (const { path, source } of routes) {
    for (const folder of [path, ...listParents(path)]) {
      pageFolders.set(folder.toLowerCase(), folder);
      // An entry that all languages show is reported once.
      if (folder === path || !isFileName(folder) || !hasFile(folder)) continue;
      if (diagnostics.has(source)) continue;
      diagnostics.set(source, {
        reason: `${folder} is a file, and nothing can be below it.`,
        fatal: true,
        file: source,
        actual: path,
        note: 'Give it another "slug", or rename its file.',
      });
    }
  }
  for (const file of files.filesBelow("/static")) {
    for (const folder of listParents(file.slice("/static".length))) {
      const same = pageFolders.get(folder.toLowerCase()) ?? folder;
      if (same === folder) continue;
      diagnostics.set(folder, {
        reason: `A page is at ${same}: the same but for capital letters, which many disks take for one folder.`,
        fatal: true,
        file: `static${folder}`,
        note: `Rename the folder, for instance to static${same}.`,
      });
    }
  }
  return [...diagnostics.values()];
}
