import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import toEsbuild from "browserslist-to-esbuild";
import { componentRooms } from "../../config/parts";
import { memoize } from "../../lib/memoize";
import { katexFolder } from "./code/katexFiles";

async function readStylesheets(folder: string): Promise<string> {
  const names = await readdir(folder).catch(() => []);
  const stylesheets = names
    .filter((name) => name.endsWith(".css"))
    .sort()
    .map((name) => readFile(path.join(folder, name), "utf8"));
  return (await Promise.all(stylesheets)).join("");
}

/** Reads the stylesheets of a component as one, minified; empty without any. */
const stylesheetsIn = memoize((root: string) =>
  memoize(async (component: string) => {
    const stylesheets = await Promise.all(
      componentRooms.map((room) =>
        readStylesheets(path.join(root, room, component)),
      ),
    );
    return minifyCss(root, stylesheets.join(""));
  }),
);

/**
 * Reads the stylesheets of a text's components, each once per process; that of
 * KaTeX comes first.
 * @param basePath before the address of the latter
 */
export async function componentStyles(
  root: string,
  folders: readonly string[],
  basePath: string,
): Promise<string> {
  const stylesheets = folders.map(stylesheetsIn(root));
  const katex = folders.includes("math")
    ? `@import "${basePath}${katexFolder(root)}/katex.min.css" layer(components);`
    : "";
  return katex + (await Promise.all(stylesheets)).join("");
}

/** Minifies a stylesheet, and adds the prefixes that browsers of "browserslist" in package.json need. */
async function minifyCss(root: string, css: string): Promise<string> {
  if (css === "") return "";
  // Most processes of a build never need it.
  const { transform } = await import("esbuild");
  const { code } = await transform(css, {
    loader: "css",
    minify: true,
    charset: "utf8",
    target: toEsbuild(undefined, { path: root }),
  });
  return code.trim();
}
