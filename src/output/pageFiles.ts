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
import { listFiles } from "../site/files/paths";

/** True for pages that Gatsby rendered. Plugins may write other pages, such as an editor. */
const isRendered = (file: string): boolean =>
  readFileSync(file, "utf8").includes('name="generator" content="Gatsby ');

/** Removes a file, and its folder once empty: servers may not answer 404 for an empty folder. */
function removeFile(file: string): void {
  rmSync(file, { force: true });
  const folder = path.dirname(file);
  if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
}

/**
 * Removes pages that the site no longer has, with their data. Gatsby forgets
 * them when the config or a package changes, and would publish a deleted post
 * again.
 * @param paths of all pages
 */
export function removeStalePages(root: string, paths: readonly string[]): void {
  const folder = path.join(root, "public");
  // Some file systems return letters such as ä as two characters.
  const pages = new Set(
    paths.map((each) => each.replace(/^\/|\/$/g, "").normalize()),
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

const readInode = (file: string) =>
  statSync(file, { bigint: true, throwIfNoEntry: false })?.ino;

/** Creates a hard link, or a copy if the file system has none, such as exFAT. */
function linkFile(file: string, link: string): void {
  try {
    linkSync(file, link);
  } catch {
    copyFileSync(file, link);
  }
}

/**
 * Creates `about.html` beside `about/index.html` for every page, as a hard
 * link: `/about`, `/about/`, `/about.html` and `/about/index.html` then show
 * the page on any static host without redirects.
 */
export function linkPages(root: string, paths: readonly string[]): void {
  const pages = new Set(paths);
  for (const pagePath of pages) {
    const name = pagePath.replace(/^\/|\/$/g, "");
    // The start page is already index.html. Gatsby renders both /404 and
    // /404.html; linked, the next build would write to one file twice at once.
    if (name === "" || name.endsWith(".html")) continue;
    if (pages.has(`/${name}.html`)) continue;
    const page = path.join(root, "public", name, "index.html");
    const link = path.join(root, "public", `${name}.html`);
    if (readInode(link) === readInode(page)) continue;
    if (existsSync(link) && !isRendered(link)) continue;
    rmSync(link, { force: true });
    mkdirSync(path.dirname(link), { recursive: true });
    linkFile(page, link);
  }
}
