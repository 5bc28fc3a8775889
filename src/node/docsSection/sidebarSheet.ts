import { readFile } from "node:fs/promises";
import path from "node:path";

/**
 * The sheet of sidebars, minified. It goes with their HTML, so that other
 * pages don't have to bring it; empty where content alone is read.
 */
export async function sidebarSheet(root: string): Promise<string> {
  const file = path.join(root, "src/docs/sidebar.css");
  const css = await readFile(file, "utf8").catch(() => "");
  if (css === "") return "";
  const { transform } = await import("esbuild");
  const { code } = await transform(css, {
    loader: "css",
    minify: true,
    charset: "utf8",
  });
  return code.trim();
}
