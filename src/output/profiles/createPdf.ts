import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { siteConfig } from "../../config/resolved";
import type { Face, Typeface } from "../../config/typefaces";
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

/** The fonts of a profile. Typst reads no WOFF2, and finds fonts by the names that they have inside. */
const loadFonts = memoize(async (root: string) => {
  const [{ decompress }, { fromBuffer }] = await Promise.all([
    import("woff2-encoder"),
    import("@capsizecss/unpack"),
  ]);
  const readFont = async (typeface: Typeface, weight: Face["weight"]) => {
    const file = findFontFile(root, typeface, { weight, style: "normal" });
    const data = Buffer.from(await decompress(readFileSync(file)));
    return { data, name: (await fromBuffer(data)).familyName };
  };
  const { text, labels } = siteConfig.typefaces;
  return Promise.all([
    readFont(text, 400),
    readFont(labels, 400),
    readFont(text, 600),
  ]);
});

const loadCompiler = memoize(async (root: string) => {
  const { NodeCompiler } =
    await import("@myriaddreamin/typst-ts-node-compiler");
  const fontBlobs = (await loadFonts(root)).map(({ data }) => data);
  return NodeCompiler.create({ workspace: root, fontArgs: [{ fontBlobs }] });
});

const templateFile = "src/output/profiles/profile.typ";
const readTemplate = memoize((root: string) =>
  readFileSync(path.join(root, templateFile), "utf8"),
);

/** What makes a PDF another one, beside its words. */
export const describeLook = (root: string): string =>
  JSON.stringify({
    accent: siteConfig.colors.light.accent,
    typefaces: siteConfig.typefaces,
    template: readTemplate(root),
  });

/** Sets a profile as a tagged PDF (PDF/UA-1), in the site's typefaces and its accent. */
export async function createPdf(
  root: string,
  profile: Profile,
): Promise<Buffer> {
  const compiler = await loadCompiler(root);
  const [text, labels] = await loadFonts(root);
  const { accent } = siteConfig.colors.light;
  const compiled = compiler.compile({
    mainFileContent: readTemplate(root),
    inputs: {
      profile: JSON.stringify(profile),
      accent,
      text: text.name,
      labels: labels.name,
    },
  });
  const { result } = compiled;
  if (!result) {
    const problems: unknown = compiled.takeDiagnostics()?.shortDiagnostics;
    throw new Error(`${templateFile}: ${JSON.stringify(problems)}`);
  }
  return compiler.pdf(result, { pdfStandard: "ua-1" });
}
