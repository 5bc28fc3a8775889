import { z } from "zod";
import { typefacePairs } from "../typefaces";
import type { Typeface, Typefaces } from "../typefaces";
import { holds, text } from "./fields";

export const pairNames = Object.keys(
  typefacePairs,
) as (keyof typeof typefacePairs)[];

const fontFile = z
  .string()
  .regex(/^\/(?!\/)\S+\.woff2$/, "Not a .woff2 file.")
  .describe('a .woff2 file in static/, written from "/"')
  .meta(holds("address"));

/** A typeface of the owner's. */
const createTypefaceSchema = (kind: Typeface["kind"]) =>
  z.strictObject({
    /** The name of its family, as the provider's stylesheet has it if there is one. */
    family: text,
    /** What it looks like: readers see a font of theirs of this kind until it has arrived. Default: "serif" for text, "sans" for labels. */
    kind: z.enum(["serif", "sans"]).default(kind),
    /** The file with all weights, or that of the regular one if there is a bold one. */
    regular: fontFile,
    /** The file of weight 600. Default: the regular one. */
    bold: fontFile.optional(),
    /** The file of the italics. Default: browsers slant the regular one. */
    italic: fontFile.optional(),
  });

/** The typefaces of the site. */
export const typefacesSchema = z
  .union([
    z.enum(pairNames),
    z.strictObject({
      /** The typeface of texts and headings. */
      text: createTypefaceSchema("serif"),
      /** The typeface of menus, dates and buttons. */
      labels: createTypefaceSchema("sans"),
    }),
  ])
  .describe(
    `${pairNames.map((name) => `"${name}"`).join(", ")}, or { text, labels } with files of your own`,
  )
  .transform((chosen): Typefaces =>
    typeof chosen === "string" ? typefacePairs[chosen] : chosen,
  );
