import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

const packageOf = (root: string) => path.join(root, "node_modules/katex");

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
 * Where the fonts of formulas are in the site. Hosts keep what lies in
 * /static for good, so the version is in the path.
 */
export const mathFontFolder = (root: string) =>
  `/static/katex-${versionOf(root)}`;

/** Puts the fonts of formulas into the site, or takes them out where no text has a formula. */
export function placeMathFonts(root: string, isNeeded: boolean): void {
  const target = path.join(root, "public", mathFontFolder(root));
  if (!isNeeded) rmSync(target, { recursive: true, force: true });
  else if (!existsSync(target)) {
    cpSync(path.join(packageOf(root), "dist/fonts"), target, {
      recursive: true,
      filter: (file) => !/\.(?:ttf|woff)$/.test(file),
    });
  }
}
