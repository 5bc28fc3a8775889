import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copyFiles } from "./copyFiles";
import { listKeys } from "./listKeys";
import { repoFolder, workFolder } from "./paths";
import { buildCommand } from "./readManifest";
import { removeDocs } from "./removeDocs";
import { rebuilds, type Subject } from "./types";

/** Lays this repository's site out in the work folder, without its posts and its documentation. */
export function prepareSite(): Subject {
  const folder = path.join(workFolder, "site");
  copyFiles(
    repoFolder,
    folder,
    (file) => !/^(?:bench|tests|content\/blog)\//.test(file),
  );
  removeDocs(folder);
  redirectLinksToPosts(folder);
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

/** A build checks its links, and the posts that pages link to are gone. */
function redirectLinksToPosts(folder: string): void {
  const pages = readdirSync(path.join(folder, "content/pages"), {
    recursive: true,
    encoding: "utf8",
  })
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => path.join("content/pages", file));
  for (const file of [...pages, "src/config/site.ts"]) {
    const text = readFileSync(path.join(folder, file), "utf8");
    const redirected = text
      // A text named by its file's path.
      .replace(/(?:\.\.\/)+blog\/[\w./-]+(?:#[\w-]+)?/g, "/blog/post-0001")
      .replace(
        // Not lists, and no files such as feeds.
        /(\/blog\/)(?!archive\b|authors\b|page\b|tags\b|[\w-]+\.)[a-z0-9][\w-]*/g,
        "$1post-0001",
      );
    writeFileSync(path.join(folder, file), redirected);
  }
}
