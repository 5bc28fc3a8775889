import { readFile } from "node:fs/promises";
import path from "node:path";
import { minifyCss } from "../minifyCss";

/**
 * The sheet of sidebars, minified. It goes with their HTML, so that other
 * pages don't have to bring it; empty where content alone is read.
 */
export async function sidebarSheet(root: string): Promise<string> {
  const file = path.join(root, "src/docs/sidebar.css");
  return minifyCss(root, await readFile(file, "utf8").catch(() => ""));
}
