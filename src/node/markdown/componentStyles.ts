import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { withBaseUrl } from "../../config/resolved";
import { memoize } from "../../lib/memoize";
import { katexFolder } from "../fonts/katexFiles";
import { minifyCss } from "../minifyCss";

/** The stylesheets of a component as one, minified; empty for components without any. */
const stylesheetsIn = memoize((root: string) =>
  memoize(async (component: string) => {
    const folder = path.join(root, "src/components", component);
    const names = await readdir(folder).catch(() => []);
    const stylesheets = names
      .filter((name) => name.endsWith(".css"))
      .sort()
      .map((name) => readFile(path.join(folder, name), "utf8"));
    return minifyCss(root, (await Promise.all(stylesheets)).join(""));
  }),
);

/** The stylesheets of a text's components, each read once a process; with formulas KaTeX's own comes first. */
export async function componentStyles(
  root: string,
  folders: readonly string[],
): Promise<string> {
  const stylesheets = folders.map(stylesheetsIn(root));
  const katex = folders.includes("math")
    ? `@import "${withBaseUrl(katexFolder(root))}/katex.min.css" layer(components);`
    : "";
  return katex + (await Promise.all(stylesheets)).join("");
}
