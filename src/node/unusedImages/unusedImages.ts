import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { createNaming } from "./isNamed";

const picture = /\.(?:png|jpe?g|webp|avif|gif|svg|ico)$/i;
const readable =
  /\.(?:mdx?|ya?ml|[cm]?[jt]sx?|json|css|html?|xml|txt|toml|webmanifest|svg)$|^_(?:headers|redirects)$/i;
/** What decides how the site looks, and nothing that only speaks of it. */
const roots = ["content", "static", "src", "locales"];
const isTest = (file: string) => /\.(?:test|spec)\.\w+$|\/testing\//.test(file);

export type Picture = {
  /** From the project's root. */
  file: string;
  bytes: number;
};

/** All files below some folders, and those of the project's root itself. */
function listFiles(root: string): string[] {
  const below = roots.flatMap((folder) => {
    try {
      return readdirSync(path.join(root, folder), {
        recursive: true,
        withFileTypes: true,
      })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.join(parentPath, name));
    } catch {
      return [];
    }
  });
  const own = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^package|\.md$/.test(entry.name))
    .map(({ name }) => path.join(root, name));
  return [...below, ...own].map((file) =>
    path.relative(root, file).split(path.sep).join("/"),
  );
}

const withoutEnding = (file: string) => file.replace(/\.\w+$/, "");

/** Pictures in content/ and static/ that nothing names. */
export function unusedImages(root: string): {
  unused: Picture[];
  /** How many there are in all. */
  pictures: number;
} {
  const files = listFiles(root);
  const pictures = files.filter(
    (file) => picture.test(file) && /^(?:content|static)\//.test(file),
  );
  const isNamed = createNaming(
    files
      .filter((file) => readable.test(path.basename(file)) && !isTest(file))
      .map((file) => ({
        file,
        text: readFileSync(path.join(root, file), "utf8"),
      })),
  );
  const named = pictures.filter(isNamed);
  // cover.svg is what cover.png was drawn from.
  const originals = new Set(named.map(withoutEnding));
  const unused = pictures
    .filter((file) => !named.includes(file))
    .filter((file) => !originals.has(withoutEnding(file)))
    .map((file) => ({ file, bytes: statSync(path.join(root, file)).size }));
  return { unused, pictures: pictures.length };
}
