import { readdirSync } from "node:fs";
import sharp from "sharp";
import { createFolder } from "../../../tests/createFolder";
import { siteConfig } from "../../config/resolved";
import { findCard } from "./cards";
import { createCardRenderer } from "./createCardRenderer";
import { drawCards } from "./drawCards";
import { createPost } from "../../site/testing/createPost";

const { root: folder, at, read, write } = createFolder();

const toCard = (
  fileName: string,
  title: string,
  cover = "",
  date = "14. März 2026",
) => ({
  fileName,
  text: {
    title,
    authors: "Alex Example und Иван",
    date,
    site: "Example",
    host: "example.com",
    cover,
  },
});
const cards = [
  toCard("a-0123456789ab.png", "„Größe“: Łódź & Привет"),
  toCard("b-0123456789ab.png", "Kept"),
];

test("draws missing cards, and removes those that are not needed", async () => {
  const others = ["c-0123456789ab.png", "d-0123456789ab.png.417", "own.png"];
  for (const name of ["b-0123456789ab.png", ...others]) {
    write(name, "kept");
  }
  expect(await drawCards(process.cwd(), siteConfig, folder, cards)).toBe(1);
  const names = cards.map(({ fileName }) => fileName);
  expect(readdirSync(folder).sort()).toEqual([...names, "own.png"]);
  expect(read(names[1] ?? "")).toBe("kept");
});

test("a card is a PNG of 1200 by 630 pixels with paper, lines and ink", async () => {
  await drawCards(process.cwd(), siteConfig, folder, cards);
  const { data, info } = await sharp(at("a-0123456789ab.png"))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const colorAt = (x: number, y: number) =>
    `#${data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3).toString("hex")}`;
  const { paper, rule, line, ink } = siteConfig.colors.light;
  expect(colorAt(10, 10)).toBe(paper);
  expect(colorAt(301, 300)).toBe(rule);
  expect(colorAt(600, 96)).toBe(line);
  const titleRow = Array.from({ length: 780 * 200 }, (_, at) =>
    colorAt(348 + (at % 780), 200 + Math.floor(at / 780)),
  );
  expect(titleRow.filter((color) => color === ink).length).toBeGreaterThan(
    5000,
  );
});

test("a long date ends before the margin line", async () => {
  const date = "28. September 2026";
  const card = toCard("e-0123456789ab.png", "A", "", date);
  await drawCards(process.cwd(), siteConfig, folder, [card]);
  const gap = { left: 278, top: 100, width: 20, height: 430 };
  const pixels = await sharp(at(card.fileName))
    .extract(gap)
    .greyscale()
    .raw()
    .toBuffer();
  expect(new Set(pixels).size).toBeLessThan(3);
});

test.each([
  ["beside the title", "„Größe“: Łódź", 880],
  ["in the middle without one", "", 300],
])("puts a cover %s", async (_, title, left) => {
  const cover = at("cover.png");
  const red = { r: 255, g: 0, b: 0 };
  await sharp({
    create: { width: 160, height: 90, channels: 3, background: red },
  }).toFile(cover);
  const card = toCard(`c-${left}456789ab.png`, title, cover);
  await drawCards(process.cwd(), siteConfig, folder, [card]);
  const { data } = await sharp(at(card.fileName))
    .extract({ left, top: 315, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
});

test("the fonts have all letters that cards keep", async () => {
  const render = await createCardRenderer(process.cwd(), siteConfig);
  const draw = async (title: string) => {
    const { text } = toCard("", title, "", "");
    return (await render({ ...text, title, authors: "" })).toString("latin1");
  };
  const box = await draw("漢");
  const points = Array.from({ length: 0x2300 }, (_, point) => point);
  const kept = points
    .map((point) => String.fromCodePoint(point))
    .filter((it) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(it))
    .filter((title) => {
      const card = findCard(siteConfig, createPost({ title }));
      return card?.text.title === title;
    });
  expect(kept.length).toBeGreaterThan(600);
  const lacking: string[] = [];
  // All of them would take half a minute.
  for (const letter of kept.filter((_, index) => index % 9 === 0)) {
    if ((await draw(letter)) === box) lacking.push(letter);
  }
  expect(lacking).toEqual([]);
});

test("a small drawing is sharp on its card", async () => {
  const drawing = (size: number) =>
    write(
      `${size}.svg`,
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 4 4"><circle cx="2" cy="2" r="2"/></svg>`,
    );
  const covers = [drawing(16), drawing(1600)];
  const drawn = covers.map((cover, index) =>
    toCard(`${index}-0123456789ab.png`, "Small", cover),
  );
  await drawCards(process.cwd(), siteConfig, folder, drawn);
  const [small, large] = drawn.map(({ fileName }) => read(fileName));
  expect(small === large).toBe(true);
});
