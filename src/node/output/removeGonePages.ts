import {
  existsSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
} from "node:fs";
import path from "node:path";

/** The folder of a page, below the output and below its data: `blog/a`, and `` for the start page. */
const folderOf = (file: string) => file.replace(/\/?index\.html$/, "");

/** Some file systems give letters like ä back in two parts. */
const known = (page: string) => page.normalize();

/** Whether Gatsby rendered it: an owner's plugin may write pages of its own, such as an editor's. */
const isRendered = (file: string) =>
  readFileSync(file, "utf8").includes('id="___gatsby"');

/** A server may answer for an empty folder with something else than 404. */
function removeFile(file: string): void {
  rmSync(file, { force: true });
  const folder = path.dirname(file);
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
}

/**
 * Removes pages that the site no longer has, with their data. Gatsby does so
 * itself, unless it has forgotten them: it drops all that it remembers when the
 * config or a package changes, and the output stays. A deleted post would be
 * published again, and links to it would be found to lead somewhere.
 * @param files the HTML files of the output, as htmlFilesIn names them
 */
export function removeGonePages(
  root: string,
  paths: readonly string[],
  files: readonly string[],
): void {
  const folder = path.join(root, "public");
  const kept = new Set(
    paths.map((page) => known(page.replace(/^\/|\/$/g, ""))),
  );
  for (const name of files) {
    const page = folderOf(name);
    if (page === name || page === "" || kept.has(known(page))) continue;
    if (existsSync(path.join(root, "static", name))) continue;
    if (!isRendered(path.join(folder, name))) continue;
    removeFile(path.join(folder, name));
    removeFile(path.join(folder, "page-data", page, "page-data.json"));
  }
}
