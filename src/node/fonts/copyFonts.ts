import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

type Sheet = { package: string; file: string };

/** The families and styles that src/styles asks for. */
const sheets: Sheet[] = [
  { package: "@fontsource-variable/source-serif-4", file: "wght.css" },
  { package: "@fontsource-variable/source-serif-4", file: "wght-italic.css" },
  { package: "@fontsource-variable/instrument-sans", file: "wght.css" },
];

const fontFile = /url\(\.\/files\/([^)]+)\)/g;

/**
 * Bundles the web fonts for `fonts: "self-hosted"`: writes `fonts/fonts.css`
 * and the files that it names, under the family names that the provider uses.
 */
export function copyFonts(root: string, target: string): void {
  const folder = path.join(target, "fonts");
  mkdirSync(folder, { recursive: true });
  const css = sheets.map((sheet) => {
    const source = path.join(root, "node_modules", sheet.package);
    const text = readFileSync(path.join(source, sheet.file), "utf8");
    for (const [, name = ""] of text.matchAll(fontFile)) {
      copyFileSync(path.join(source, "files", name), path.join(folder, name));
    }
    return text.replace(fontFile, "url(./$1)").replaceAll(" Variable'", "'");
  });
  writeFileSync(path.join(folder, "fonts.css"), css.join("\n"));
}
