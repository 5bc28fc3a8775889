import { readFileSync } from "node:fs";
import path from "node:path";
import { siteConfig } from "../../config/resolved";
import { memoize } from "../../lib/memoize";
import type { Profile } from "./profile";

/** Typst reads no WOFF2, which is what the packages of the typefaces have. */
const faces = [
  "source-serif-4/files/source-serif-4-latin-400-normal.woff2",
  "source-serif-4/files/source-serif-4-latin-600-normal.woff2",
  "instrument-sans/files/instrument-sans-latin-400-normal.woff2",
];

const loadCompiler = memoize(async (root: string) => {
  const [{ NodeCompiler }, { decompress }] = await Promise.all([
    import("@myriaddreamin/typst-ts-node-compiler"),
    import("woff2-encoder"),
  ]);
  const fontBlobs = await Promise.all(
    faces.map(async (face) => {
      const file = path.join(root, "node_modules/@fontsource", face);
      return Buffer.from(await decompress(readFileSync(file)));
    }),
  );
  return NodeCompiler.create({ workspace: root, fontArgs: [{ fontBlobs }] });
});

const templateFile = "src/node/profiles/profile.typ";
const readTemplate = memoize((root: string) =>
  readFileSync(path.join(root, templateFile), "utf8"),
);

/** What makes a PDF another one, beside its words. */
export const describeLook = (root: string): string =>
  JSON.stringify({
    accent: siteConfig.colors.light.accent,
    template: readTemplate(root),
  });

/** Sets a profile as a tagged PDF (PDF/UA-1), in the site's typefaces and its accent. */
export async function createPdf(
  root: string,
  profile: Profile,
): Promise<Buffer> {
  const compiler = await loadCompiler(root);
  const { accent } = siteConfig.colors.light;
  const compiled = compiler.compile({
    mainFileContent: readTemplate(root),
    inputs: { profile: JSON.stringify(profile), accent },
  });
  const { result } = compiled;
  if (!result) {
    const problems: unknown = compiled.takeDiagnostics()?.shortDiagnostics;
    throw new Error(`${templateFile}: ${JSON.stringify(problems)}`);
  }
  return compiler.pdf(result, { pdfStandard: "ua-1" });
}
