import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { readImageSize, readIsOpaque } from "./imageSize";

let folder: string;
const at = (name: string) => path.join(folder, name);
const still = () =>
  sharp({ create: { width: 6, height: 4, channels: 3, background: "red" } });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pictures-"));
  const svg = (attributes: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`;
  await writeFile(at("sized.svg"), svg('width="30" height="20"'));
  await writeFile(at("box.svg"), svg('viewBox="0 0 300 150"'));
  await writeFile(at("broken.svg"), "no");
  const frames = await Promise.all(
    ["red", "blue"].map((background) =>
      sharp({ create: { width: 6, height: 4, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const moving = sharp(frames, { join: { animated: true } });
  await moving.clone().gif().toFile(at("moving.gif"));
  await moving.clone().webp().toFile(at("moving.webp"));
  await still().webp().toFile(at("still.webp"));
  await still().png().toFile(at("still.png"));
  await still().jpeg().toFile(at("photo.jpg"));
  const ground = { r: 0, g: 0, b: 0, alpha: 0 };
  await sharp({
    create: { width: 6, height: 4, channels: 4, background: ground },
  })
    .png()
    .toFile(at("cut-out.png"));
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ["sized.svg", { width: 30, height: 20 }],
  ["box.svg", { width: 300, height: 150 }],
  ["moving.gif", { width: 6, height: 4 }],
  ["moving.webp", { width: 6, height: 4 }],
  ["still.webp", null],
  ["still.png", null],
  ["broken.svg", null],
  ["missing.gif", null],
])("%s has %j", async (name, size) => {
  expect(await readImageSize(at(name))).toEqual(size);
});

test.each([
  ["photo.jpg", true],
  ["still.png", true],
  ["cut-out.png", false],
  ["sized.svg", false],
  ["missing.jpg", false],
])("nothing shows through %s: %s", async (name, isOpaque) => {
  expect(await readIsOpaque(at(name))).toBe(isOpaque);
});
