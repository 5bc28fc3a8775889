import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { minifyCss } from "../minifyCss";
import { katexSheet } from "./katexSheet";
import { mergeLayers } from "./mergeLayers";

const known = new Map<string, Promise<string>>();

/** The sheets of a part as one, minified; empty for parts without any. */
async function readSheet(root: string, folder: string): Promise<string> {
  const place = path.join(root, "src/parts", folder);
  const names = await readdir(place).catch(() => []);
  const sheets = names
    .filter((name) => name.endsWith(".css"))
    .sort()
    .map((name) => readFile(path.join(place, name), "utf8"));
  return minifyCss(root, (await Promise.all(sheets)).join(""));
}

/**
 * The sheets of a text's parts, in their order, each read once a process.
 * @param tree The text's content tree as JSON: formulas bring as much of KaTeX's sheet as they need.
 */
export async function partStyles(
  root: string,
  folders: readonly string[],
  tree: string,
): Promise<string> {
  const sheets = folders.map((folder) => {
    const sheet = known.get(folder) ?? readSheet(root, folder);
    known.set(folder, sheet);
    return sheet;
  });
  if (folders.includes("math")) sheets.unshift(katexSheet(root, tree));
  return mergeLayers((await Promise.all(sheets)).join(""));
}
