import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Face, Typeface, Typefaces } from "../../config/typefaces";
import type { ResolvedSite } from "../../config/types";
import { memoize } from "../../lib/memoize";
import { findFontFile } from "../fonts/typefaceFiles";
import type { Profile } from "./profile";

/** True if Typst is installed, which sets PDFs: an optional dependency of 51 MB. */
export function hasTypst(root: string): boolean {
  const { resolve } = createRequire(path.join(root, "package.json"));
  try {
    resolve("@myriaddreamin/typst-ts-node-compiler");
    return true;
  } catch {
    return false;
  }
}

/** Reads the fonts of a profile. Typst reads no WOFF2, and finds fonts by the names that they have inside. */
async function readFonts(root: string, { text, labels }: Typefaces) {
  const [{ decompress }, { fromBuffer }] = await Promise.all([
    import("woff2-encoder"),
    import("@capsizecss/unpack"),
  ]);
  const readFont = async (typeface: Typeface, weight: Face["weight"]) => {
    const file = findFontFile(root, typeface, { weight, style: "normal" });
    const data = Buffer.from(await decompress(readFileSync(file)));
    return { data, name: (await fromBuffer(data)).familyName };
  };
  return Promise.all([
    readFont(text, 400),
    readFont(labels, 400),
    readFont(text, 600),
  ]);
}

/** Loads Typst with the fonts of a site's typefaces, once for all of its profiles. */
const loadCompiler = memoize((root: string) =>
  memoize(async (typefaces: Typefaces) => {
    const { NodeCompiler } =
      await import("@myriaddreamin/typst-ts-node-compiler");
    const fonts = await readFonts(root, typefaces);
    const fontBlobs = fonts.map(({ data }) => data);
    const compiler = NodeCompiler.create({
      workspace: root,
      fontArgs: [{ fontBlobs }],
    });
    const [text, labels] = fonts;
    return { compiler, families: { text: text.name, labels: labels.name } };
  }),
);

const templateFile = "src/output/profiles/profile.typ";
const readTemplate = memoize((root: string) =>
  readFileSync(path.join(root, templateFile), "utf8"),
);

/** Describes what decides how a PDF looks, apart from its words. */
export const describeLook = (
  root: string,
  { colors, typefaces }: ResolvedSite,
): string =>
  JSON.stringify({
    accent: colors.light.accent,
    typefaces,
    template: readTemplate(root),
  });

/** Matches emoji, which no typeface of texts has. */
const emoji = new RegExp("\\s?\\p{RGI_Emoji}", "gv");

/** Sets a profile as a tagged PDF (PDF/UA-1), in the site's typefaces and its accent. */
export async function createPdf(
  root: string,
  { colors, typefaces }: ResolvedSite,
  profile: Profile,
): Promise<Buffer> {
  const { compiler, families } = await loadCompiler(root)(typefaces);
  const compiled = compiler.compile({
    mainFileContent: readTemplate(root),
    inputs: {
      profile: JSON.stringify(profile).replace(emoji, ""),
      accent: colors.light.accent,
      ...families,
    },
  });
  const { result } = compiled;
  if (!result) {
    const problems: unknown = compiled.takeDiagnostics()?.shortDiagnostics;
    throw new Error(`${templateFile}: ${JSON.stringify(problems)}`);
  }
  try {
    return compiler.pdf(result, { pdfStandard: "ua-1" });
  } catch (error) {
    if (!String(error).includes("could not be displayed")) throw error;
    // The standard forbids the boxes in the place of letters that no font has.
    return compiler.pdf(result);
  }
}
