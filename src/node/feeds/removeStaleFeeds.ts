import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { feedFormats } from "../../config/feedFormats";

const names = Object.values(feedFormats).map(({ file }) => file);

const foldersIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];

/** Where feeds may lie: beside the blog's list, and beside those of tags and authors. */
const placesIn = (publicFolder: string, blog: string): string[] => [
  blog,
  ...["tags", "authors"].flatMap((kind) =>
    foldersIn(path.join(publicFolder, blog, kind)).map(
      (name) => `${blog}/${kind}/${name}`,
    ),
  ),
];

/**
 * Removes feeds of an earlier build that this one has not written: of a tag
 * that is gone, of a format no longer wanted. It looks at what is there, for
 * Gatsby drops whatever a build could remember when the config changes. Files
 * of the owner's own, from `static/`, stay.
 */
export function removeStaleFeeds(
  root: string,
  blogs: readonly string[],
  written: ReadonlySet<string>,
): void {
  const publicFolder = path.join(root, "public");
  for (const place of blogs.flatMap((blog) => placesIn(publicFolder, blog))) {
    for (const name of names) {
      const file = `${place}/${name}`;
      if (written.has(file)) continue;
      if (existsSync(path.join(root, "static", file))) continue;
      rmSync(path.join(publicFolder, file), { force: true });
    }
  }
}
