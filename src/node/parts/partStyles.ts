import { readFile } from "node:fs/promises";
import path from "node:path";

const known = new Map<string, Promise<string>>();

/** The sheet of a part, minified; empty for parts without one. */
async function readSheet(root: string, folder: string): Promise<string> {
  const file = path.join(root, "src/parts", folder, `${folder}.css`);
  const css = await readFile(file, "utf8").catch(() => "");
  if (css === "") return "";
  // Most of a build's processes never need it.
  const { transform } = await import("esbuild");
  const { code } = await transform(css, {
    loader: "css",
    minify: true,
    charset: "utf8",
  });
  return code.trim();
}

/** The sheets of these parts, in their order, each read once a process. */
export async function partStyles(
  root: string,
  folders: readonly string[],
): Promise<string> {
  const sheets = folders.map((folder) => {
    const sheet = known.get(folder) ?? readSheet(root, folder);
    known.set(folder, sheet);
    return sheet;
  });
  return (await Promise.all(sheets)).join("");
}
