import { existsSync, linkSync, mkdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { sidebarsFolder } from "../docsSection/writeSidebars";
import { htmlAlias } from "./htmlAliases";

/** Files that Gatsby writes itself. */
const ofGatsby = /(?:^|\/)index\.html$|^404\.html$/;

/** Files that are no pages, but parts of some. */
const isPart = (name: string) => name.startsWith(`${sidebarsFolder}/`);

/** Gatsby writes into the files that are there, so links of an earlier build hold. */
const isLinked = (page: string, alias: string) => {
  const found = statSync(alias, { bigint: true, throwIfNoEntry: false });
  return found?.ino === statSync(page, { bigint: true }).ino;
};

/**
 * Writes `about.html` beside `about/index.html` for every page, as a hard link,
 * and removes those of pages that are gone, such as a post that has become a
 * draft. For that it looks at what is there, since Gatsby drops whatever a
 * build could remember when the config changes. The owner's own, from
 * `static/`, stay.
 * @param files the HTML files that are there, as htmlFilesIn names them
 */
export function writeAliases(
  root: string,
  paths: readonly string[],
  files: readonly string[],
): void {
  const pairs = paths.map(htmlAlias).filter((pair) => pair !== null);
  const folder = path.join(root, "public");
  for (const { page, alias } of pairs) {
    const file = path.join(folder, alias);
    const own = path.join(folder, page);
    if (isLinked(own, file)) continue;
    rmSync(file, { force: true });
    mkdirSync(path.dirname(file), { recursive: true });
    linkSync(own, file);
  }
  const written = new Set(pairs.map(({ alias }) => alias));
  for (const name of files) {
    if (written.has(name) || ofGatsby.test(name) || isPart(name)) continue;
    if (existsSync(path.join(root, "static", name))) continue;
    rmSync(path.join(folder, name));
  }
}
