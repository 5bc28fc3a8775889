/** @jest-environment node */
import {
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { readColors } from "./colors";
import { drawCards } from "./drawCards";

const root = process.cwd();
const texts = {
  title: "„Größe“: Łódź & Привет",
  authors: "Alex Example und Иван",
  date: "14. März 2026",
  site: "Example",
  host: "example.com",
};
const card = (name: string, title = texts.title) => ({
  name,
  texts: { ...texts, title },
});

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "cards-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});
const inFolder = (name: string) => path.join(folder, name);

test("a card is a PNG of 1200 by 630 pixels, of the site's paper, ink and red line", async () => {
  await drawCards(root, folder, [card("a.png")]);
  const file = inFolder("a.png");
  const { format, width, height } = await sharp(file).metadata();
  expect({ format, width, height }).toEqual({
    format: "png",
    width: 1200,
    height: 630,
  });
  expect(statSync(file).size).toBeLessThan(40_000);
  const { paper, rule, line, ink } = readColors(root);
  const pixels = await sharp(file).removeAlpha().raw().toBuffer();
  const at = (x: number, y: number) =>
    `#${pixels.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3).toString("hex")}`;
  expect(at(10, 10)).toBe(paper);
  expect(at(301, 300)).toBe(rule);
  expect(at(600, 96)).toBe(line);
  const inked = Array.from({ length: 780 * 300 }, (_, index) =>
    at(348 + (index % 780), 160 + Math.floor(index / 780)),
  ).filter((color) => color === ink);
  expect(inked.length).toBeGreaterThan(5000);
});

test("the same texts give the same bytes, others give others", async () => {
  const cards = [card("a.png"), card("b.png"), card("c.png", "Größer")];
  await drawCards(root, folder, cards);
  const [a, b, c] = ["a.png", "b.png", "c.png"].map((name) =>
    readFileSync(inFolder(name), "base64"),
  );
  expect(b).toBe(a);
  expect(c).not.toBe(a);
});

test("a card that is there is not drawn again, and nothing else is left", async () => {
  writeFileSync(inFolder("a.png"), "kept");
  const drawn = await drawCards(root, folder, [card("a.png"), card("b.png")]);
  expect(drawn).toBe(1);
  expect(readFileSync(inFolder("a.png"), "utf8")).toBe("kept");
  expect(readdirSync(folder).sort()).toEqual(["a.png", "b.png"]);
});
