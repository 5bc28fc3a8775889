import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Address of the feeds' style sheet. A file of this name in static/ takes its place. */
export const styleSheet = "/feed.css";

const parts = ["src/styles/tokens.css", "src/node/feeds/feed.css"];

/** Writes the sheet that makes feeds readable in a browser: the site's tokens, and what feeds do with them. */
export function writeStyleSheet(root: string, isWanted: boolean): void {
  if (existsSync(path.join(root, "static", styleSheet))) return;
  const target = path.join(root, "public", styleSheet);
  if (!isWanted) {
    rmSync(target, { force: true });
    return;
  }
  const css = parts.map((part) => readFileSync(path.join(root, part), "utf8"));
  writeFileSync(target, css.join("\n"));
}
