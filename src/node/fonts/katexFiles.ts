import { cpSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

const packageFolder = (root: string) =>
  path.join(root, "node_modules", "katex");

const folders = new Map<string, string>();

/**
 * Where KaTeX's style sheet and fonts are in the site. Hosts keep what lies in
 * /static for good, so the version is in the path.
 */
export function katexFolder(root: string): string {
  const known = folders.get(root);
  if (known !== undefined) return known;
  const manifest = readFileSync(path.join(packageFolder(root), "package.json"));
  const { version } = JSON.parse(manifest.toString()) as { version: string };
  const folder = `/static/katex-${version}`;
  folders.set(root, folder);
  return folder;
}

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
