import { cpSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { memoize } from "../../../lib/memoize";

const packageFolder = (root: string) =>
  path.join(root, "node_modules", "katex");

/**
 * The folder of KaTeX's style sheet and fonts in the site. Hosts keep what lies in
 * /static for good, so the version is in the path.
 */
export const katexFolder = memoize((root: string): string => {
  const manifest = readFileSync(path.join(packageFolder(root), "package.json"));
  const { version } = JSON.parse(manifest.toString()) as { version: string };
  return `/static/katex-${version}`;
});

/** Puts KaTeX's style sheet and fonts into the site, or takes them out where no text has a formula. */
export function placeKatexFiles(root: string, isNeeded: boolean): void {
  const target = path.join(root, "public", katexFolder(root));
  if (!isNeeded) {
    rmSync(target, { recursive: true, force: true });
    return;
  }
  const source = path.join(packageFolder(root), "dist");
  cpSync(source, target, {
    recursive: true,
    // An earlier build may have left them, or some of them.
    force: false,
    filter: (file) =>
      /\.woff2$|\bkatex\.min\.css$|\bfonts$/.test(file) || file === source,
  });
}
