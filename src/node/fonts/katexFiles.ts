import { cpSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const packageOf = (root: string) =>
  path.dirname(
    createRequire(path.join(root, "package.json")).resolve(
      "katex/package.json",
    ),
  );

const versions = new Map<string, string>();

const versionOf = (root: string): string => {
  const known = versions.get(root);
  if (known !== undefined) return known;
  const file = path.join(packageOf(root), "package.json");
  const { version } = JSON.parse(readFileSync(file, "utf8")) as {
    version: string;
  };
  versions.set(root, version);
  return version;
};

/**
 * Where KaTeX's style sheet and fonts are in the site. Hosts keep what lies in
 * /static for good, so the version is in the path.
 */
export const katexFolder = (root: string) => `/static/katex-${versionOf(root)}`;

/** Puts KaTeX's style sheet and fonts into the site, or takes them out where no text has a formula. */
export function placeKatexFiles(root: string, isNeeded: boolean): void {
  const target = path.join(root, "public", katexFolder(root));
  if (!isNeeded) rmSync(target, { recursive: true, force: true });
  else {
    const source = path.join(packageOf(root), "dist");
    cpSync(source, target, {
      recursive: true,
      // An earlier build may have left them, or some of them.
      force: false,
      filter: (file) =>
        /\.woff2$|\bkatex\.min\.css$|\bfonts$/.test(file) || file === source,
    });
  }
}
