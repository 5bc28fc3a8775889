import { readFile } from "node:fs/promises";
import path from "node:path";

const known = new Map<string, Promise<string>>();

/** The sheet of a part, minified; empty for parts without one. */
async function readSheet(root: string, folder: string): Promise<string> {
  const file = path.join(root, "src/parts", folder, `${folder}.css`);
  const css = await readFile(file, "utf8").catch(() => "");
  if (css === "") return "";
  // Most builds' processes never need these two.
  const [{ default: postcss }, { default: cssnano }] = await Promise.all([
    import("postcss"),
    import("cssnano"),
  ]);
  const { css: small } = await postcss([cssnano]).process(css, { from: file });
  return small;
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
