import { findContentFiles } from "../content/findContentFiles";
import { readDocsArea } from "../content/docsArea";
import type { DocsArea } from "../content/docsArea";

/** The folders below content/ that hold docs, with at least one text in each. */
export function docsAreas(root: string): DocsArea[] {
  const folders = findContentFiles(root).map(
    ({ relativePath }) => relativePath.split("/")[0] ?? "",
  );
  return [...new Set(folders)]
    .sort()
    .flatMap((folder) => readDocsArea(folder) ?? []);
}
