import { statSync } from "node:fs";
import path from "node:path";
import { createFolder } from "../../../tests/createFolder";
import { typefacesSchema } from "../../config/schema/typefacesSchema";
import {
  displayCut,
  hasDisplayCut,
  typefacePairs,
} from "../../config/typefaces";
import type { Typefaces } from "../../config/typefaces";
import { relativePosix } from "../../site/files/paths";
import { copyDisplayCut, copyFonts } from "./copyFonts";
import { createFontStyles } from "./fontStyles";
import { findFontFile } from "./typefaceFiles";

const { root: target, at, exists, read } = createFolder();

function writeSheet(typefaces: Typefaces): string {
  copyFonts(process.cwd(), target, typefaces);
  return read("fonts/fonts.css");
}

test.each(Object.entries(typefacePairs))(
  "%s: packages have its files, and local fonts its metrics",
  async (_, pair: Typefaces) => {
    const sheet = writeSheet(pair);
    for (const { family } of [pair.text, pair.labels])
      expect(sheet).toContain(`font-family: '${family}';`);
    expect(sheet).not.toMatch(/format\('woff'\)|files\//);
    const files = [...sheet.matchAll(/url\(\.\/([^)]+)\)/g)];
    expect(files.length).toBeGreaterThan(8);
    for (const [, file = ""] of files)
      expect(exists(`fonts/${file}`)).toBe(true);
    const styles = await createFontStyles(process.cwd(), pair);
    expect(styles).toMatch(
      /^@layer tokens\{:root\{--font-text:"[^}]+\}\}@font-/,
    );
    expect(styles).not.toMatch(/NaN|Infinity/);
  },
);

test("only the typeface that has a cut for large sizes gets it, and only with web fonts", async () => {
  const { source, plex } = typefacePairs;
  const regular = "/fonts/a.woff2";
  const own = { ...source, text: { ...source.text, regular } };
  expect(hasDisplayCut("self-hosted", source)).toBe(true);
  expect(hasDisplayCut("system", source)).toBe(false);
  expect(hasDisplayCut("self-hosted", plex)).toBe(false);
  expect(hasDisplayCut("self-hosted", own)).toBe(false);
  copyDisplayCut(process.cwd(), target);
  const { size } = statSync(at(displayCut.path));
  expect(size).toBeLessThan(22_000);
  const styles = await createFontStyles(process.cwd(), source, "/a.woff2");
  expect(styles).toMatch(/--font-display:"Thread Display","Source Serif 4"/);
  expect(styles).toMatch(/url\(\/a\.woff2\)[^}]+font-display:optional\}$/);
});

test("files of the owner's have the weights that they are for", () => {
  const typefaces = typefacesSchema.parse({
    text: { family: "A", regular: "/fonts/a.woff2", italic: "/b/i.woff2" },
    labels: { family: "C", regular: "/c.woff2", bold: "/fonts/d.woff2" },
  });
  const rules = writeSheet(typefaces).split("\n");
  expect(
    rules.map((rule) => rule.replace(/@font-face\{|font-|display:swap;/g, "")),
  ).toEqual([
    'family:"A";style:normal;weight:1 1000;src:url(a.woff2) format("woff2")}',
    'family:"A";style:italic;weight:1 1000;src:url(../b/i.woff2) format("woff2")}',
    'family:"C";style:normal;weight:1 599;src:url(../c.woff2) format("woff2")}',
    'family:"C";style:normal;weight:600 1000;src:url(d.woff2) format("woff2")}',
  ]);
});

test("a family may have a quote in its name", async () => {
  const { text, labels } = typefacePairs.source;
  const family = 'The "Source"';
  const face = { weight: 400, style: "normal" } as const;
  const file = findFontFile(process.cwd(), text, face);
  const regular = relativePosix(path.resolve("static"), file);
  const styles = await createFontStyles(process.cwd(), {
    text: { ...text, family, regular },
    labels,
  });
  expect(styles).toContain('@font-face{font-family:"The \\"Source\\" Times";');
});
