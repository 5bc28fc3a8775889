import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyFiles } from "./copyFiles";
import { listKeys } from "./listKeys";
import { repoFolder, workFolder } from "./paths";
import { buildCommand } from "./readManifest";
import { removeDocs } from "./removeDocs";
import { rebuilds, type Subject } from "./types";

/** Lays this repository's site out in the work folder, without its posts, projects and documentation. */
export function prepareSite(): Subject {
  const folder = path.join(workFolder, "site");
  copyFiles(
    repoFolder,
    folder,
    (file) => !/^(?:bench|tests|content\/(?:blog|projects))\//.test(file),
  );
  removeDocs(folder);
  warnOfBrokenLinks(folder);
  return {
    target: "site",
    title: "This site",
    folder,
    command: buildCommand(repoFolder),
    output: path.join(folder, "public"),
    caches: [".cache", "public"],
    author: listKeys(folder, "content/authors.yaml")[0],
    tags: listKeys(folder, "content/tags.yaml"),
    rebuilds,
  };
}

/** A build checks its links, and what pages link to is gone. */
function warnOfBrokenLinks(folder: string): void {
  const file = path.join(folder, "src/config/site.ts");
  const text = readFileSync(file, "utf8");
  const checks = 'defineSite({\n  checks: { brokenLinks: "warn" },';
  writeFileSync(file, text.replace("defineSite({", checks));
}
