import { hasGlyph } from "./typefaces";
import type { Typeface } from "./typefaces";

/** Where something was left out; part of no text. */
const gap = "\u{fffc}";

/** What the typeface has in place of a character: itself, its plain form (1 for ①), or nothing. */
const drawn = (face: Typeface, char: string): string | undefined =>
  [char, char.normalize("NFKC")].find((form) =>
    Array.from(form).every((part) => hasGlyph(face, part)),
  );

/**
 * A text without what the typeface cannot draw, such as emoji. Null where that
 * would take letters or digits away, as of a Chinese title, or everything.
 */
export function drawableText(face: Typeface, text: string): string | null {
  let kept = "";
  for (const char of text.normalize("NFC").replace(/[^\S\u00a0]+/g, " ")) {
    const form = drawn(face, char);
    if (form === undefined && /[\p{L}\p{N}]/u.test(char)) return null;
    kept += form ?? gap;
  }
  return (
    kept
      // An emoji's space goes with it: "Done ✅!" is "Done!"
      .replace(/\s*\ufffc[\s\ufffc]*(?=[.,;:!?…)]|$)/gu, "")
      .replace(/\s*\ufffc[\s\ufffc]*/gu, " ")
      .trim() || null
  );
}
