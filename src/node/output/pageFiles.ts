import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
} from "node:fs";
import path from "node:path";
import { listFiles } from "../paths";

/** Whether Gatsby rendered it: plugins may write pages of their own, such as an editor's. */
const isRendered = (file: string): boolean =>
  readFileSync(file, "utf8").includes('name="generator" content="Gatsby ');

/** A server may answer for an empty folder with something else than 404. */
function removeFile(file: string): void {
  rmSync(file, { force: true });
  const folder = path.dirname(file);
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
}

/**
 * Removes pages that the site no longer has, with their data. Gatsby forgets
 * them when the config or a package changes, and a deleted post would be
 * published again.
 * @param paths of all pages
 */
export function removeStalePages(root: string, paths: readonly string[]): void {
  const folder = path.join(root, "public");
  // Some file systems give letters like ä back in two parts.
  const pages = new Set(
    paths.map((one) => one.replace(/^\/|\/$/g, "").normalize()),
  );
  const files = listFiles(folder).filter((name) => name.endsWith(".html"));
  for (const name of files) {
    const file = path.join(folder, name);
    const page = name.replace(/(?:(?:^|\/)index)?\.html$/, "");
    if (pages.has(page.normalize()) || pages.has(name)) continue;
    if (existsSync(path.join(root, "static", name))) continue;
    if (!isRendered(file)) continue;
    removeFile(file);
    removeFile(path.join(folder, "page-data", page, "page-data.json"));
  }
}

const inodeOf = (file: string) =>
  statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;

/** Makes a hard link, or a copy where the file system has none, such as exFAT. */
function linkFile(file: string, link: string): void {
  try {
    linkSync(file, link);
  } catch {
    copyFileSync(file, link);
  }
}

/**
 * Writes `about.html` beside `about/index.html` for every page, as a hard link:
 * `/about`, `/about/`, `/about.html` and `/about/index.html` then show the page
 * on any static host, and none redirects.
 */
export function linkPages(root: string, paths: readonly string[]): void {
  for (const one of paths) {
    const name = one.replace(/^\/|\/$/g, "");
    // The start page is index.html already. Gatsby renders /404 and /404.html:
    // as one file, the next build would write both into it at once.
    if (name === "" || name.endsWith(".html")) continue;
    if (paths.includes(`/${name}.html`)) continue;
    const page = path.join(root, "public", name, "index.html");
    const link = path.join(root, "public", `${name}.html`);
    if (inodeOf(link) === inodeOf(page)) continue;
    if (existsSync(link) && !isRendered(link)) continue;
    rmSync(link, { force: true });
    mkdirSync(path.dirname(link), { recursive: true });
    linkFile(page, link);
  }
}
