import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { displayCut, listFaces } from "../../config/typefaces";
import type { Face, Typeface, Typefaces } from "../../config/typefaces";
import { findPackage } from "./typefaceFiles";

/** Matches the source of a face. A package names each file as WOFF2, and as WOFF for old browsers. */
const fontFile = /url\(\.\/files\/([^)]+\.woff2)\)[^;]+/g;

/**
 * Bundles the typefaces for `fonts: "self-hosted"`: writes `fonts/fonts.css`,
 * and the files of packages that it names. Gatsby copies the owner's.
 */
export function copyFonts(
  root: string,
  target: string,
  typefaces: Typefaces,
): void {
  const folder = path.join(target, "fonts");
  mkdirSync(folder, { recursive: true });
  const copyFace = (typeface: Typeface, { weight, style }: Face) => {
    const source = findPackage(root, typeface);
    const sheet = `${weight}${style === "italic" ? "-italic" : ""}.css`;
    const css = readFileSync(path.join(source, sheet), "utf8");
    for (const [, name = ""] of css.matchAll(fontFile)) {
      copyFileSync(path.join(source, "files", name), path.join(folder, name));
    }
    return css.replace(fontFile, "url(./$1) format('woff2')");
  };
  const css = listFaces(typefaces).flatMap(({ typeface, faces }) =>
    typeface.regular === undefined
      ? faces.map((face) => copyFace(typeface, face))
      : describeOwnersFaces(typeface),
  );
  writeFileSync(path.join(folder, "fonts.css"), css.join("\n"));
}

/** Writes the rules of the owner's files; addresses are relative, for sites below a path. */
function describeOwnersFaces({ family, regular, bold, italic }: Typeface) {
  const describeFace = (
    file: string | undefined,
    weights: string,
    style: Face["style"],
  ) =>
    file === undefined
      ? []
      : `@font-face{font-family:${JSON.stringify(family)};font-style:${style};font-display:swap;font-weight:${weights};src:url(${path.posix.relative("/fonts", file)}) format("woff2")}`;
  return [
    describeFace(regular, bold === undefined ? "1 1000" : "1 599", "normal"),
    describeFace(bold, "600 1000", "normal"),
    describeFace(italic, "1 1000", "italic"),
  ].flat();
}

/** Copies the cut for large sizes into the folder of the built site. */
export function copyDisplayCut(root: string, target: string): void {
  const file = path.join(target, displayCut.path);
  mkdirSync(path.dirname(file), { recursive: true });
  const source = path.join(root, "src/output/fonts", path.basename(file));
  copyFileSync(source, file);
}
