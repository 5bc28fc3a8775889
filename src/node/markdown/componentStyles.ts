import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { withBaseUrl } from "../../config/resolved";
import { katexFolder } from "../fonts/katexFiles";
import { minifyCss } from "../minifyCss";

const known = new Map<string, Promise<string>>();

/** The stylesheets of a component as one, minified; empty for components without any. */
async function readStylesheets(root: string, folder: string): Promise<string> {
  const place = path.join(root, "src/components", folder);
  const names = await readdir(place).catch(() => []);
  const stylesheets = names
    .filter((name) => name.endsWith(".css"))
    .sort()
    .map((name) => readFile(path.join(place, name), "utf8"));
  return minifyCss(root, (await Promise.all(stylesheets)).join(""));
}

/** The stylesheets of a text's components, each read once a process; with formulas KaTeX's own comes first. */
export async function componentStyles(
  root: string,
  folders: readonly string[],
): Promise<string> {
  const stylesheets = folders.map((folder) => {
    const stylesheet = known.get(folder) ?? readStylesheets(root, folder);
    known.set(folder, stylesheet);
    return stylesheet;
  });
  const katex = folders.includes("math")
    ? `@import "${withBaseUrl(katexFolder(root))}/katex.min.css" layer(components);`
    : "";
  return katex + (await Promise.all(stylesheets)).join("");
}
