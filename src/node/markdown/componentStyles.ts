import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { katexFolder } from "../fonts/katexFiles";
import { minifyCss } from "../minifyCss";

const known = new Map<string, Promise<string>>();

/** The style sheets of a component as one, minified; empty for components without any. */
async function readSheet(root: string, folder: string): Promise<string> {
  const place = path.join(root, "src/components", folder);
  const names = await readdir(place).catch(() => []);
  const sheets = names
    .filter((name) => name.endsWith(".css"))
    .sort()
    .map((name) => readFile(path.join(place, name), "utf8"));
  return minifyCss(root, (await Promise.all(sheets)).join(""));
}

/** The style sheets of a text's components, each read once a process; with formulas KaTeX's own comes first. */
export async function componentStyles(
  root: string,
  folders: readonly string[],
): Promise<string> {
  const sheets = folders.map((folder) => {
    const sheet = known.get(folder) ?? readSheet(root, folder);
    known.set(folder, sheet);
    return sheet;
  });
  const katex = folders.includes("math")
    ? `@import "${katexFolder(root)}/katex.min.css" layer(components);`
    : "";
  return katex + (await Promise.all(sheets)).join("");
}
