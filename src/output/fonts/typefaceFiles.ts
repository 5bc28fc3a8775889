import path from "node:path";
import { slugFamily } from "../../config/typefaces";
import type { Face, Typeface } from "../../config/typefaces";

/** Returns the folder of a typeface's package. */
export const findPackage = (root: string, typeface: Typeface): string =>
  path.join(root, "node_modules/@fontsource", slugFamily(typeface));

/** Returns the file of a face: the owner's, or the package's with the letters of an alphabet. */
export function findFontFile(
  root: string,
  typeface: Typeface,
  { weight, style }: Face,
  alphabet = "latin",
): string {
  const { regular, bold, italic } = typeface;
  if (regular !== undefined) {
    const upright = weight === 600 ? bold : undefined;
    const file = (style === "italic" ? italic : upright) ?? regular;
    return path.join(root, "static", file);
  }
  const name = `${slugFamily(typeface)}-${alphabet}-${weight}-${style}.woff2`;
  return path.join(findPackage(root, typeface), "files", name);
}
