import sharp from "sharp";
import { createFolder } from "../../../tests/createFolder";
import { readImageSize, readIsOpaque, readShape } from "./imageSize";

const { at, write } = createFolder();
const still = () =>
  sharp({ create: { width: 6, height: 4, channels: 3, background: "red" } });

/** Adds the chunk that says that a PNG file moves, behind the header of 33 bytes. */
const animatePng = (png: Buffer) =>
  Buffer.concat([
    png.subarray(0, 33),
    Buffer.from(
      "00000008" + "6163544c" + "0000000100000000" + "b92d6f49",
      "hex",
    ),
    png.subarray(33),
  ]);

beforeAll(async () => {
  const svg = (attributes: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`;
  write("sized.svg", svg('width="30" height="20"'));
  write("box.svg", svg('viewBox="0 0 300 150"'));
  write("millimetres.svg", svg('width="120mm" height="60mm"'));
  write("letters.svg", svg('width="20em" height="10em"'));
  write("share.svg", svg('width="100%" viewBox="0 0 40 20"'));
  write("ratio.svg", svg('width="80" viewBox="0 0 40 20"'));
  write("none.svg", svg(""));
  write(
    "entity.svg",
    `\uFEFF<!DOCTYPE svg [<!ENTITY w "30">]><!-- <svg width="9"> -->${svg('width="&w;" height="20"')}`,
  );
  write("broken.svg", "no");
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
  write("moving.png", animatePng(await still().png().toBuffer()));
  await still().webp().toFile(at("still.webp"));
  await still().png().toFile(at("still.png"));
  await still().jpeg().toFile(at("photo.jpg"));
  // Lies on its side, as cameras store it.
  const turned = { orientation: 6 };
  await still().withMetadata(turned).jpeg().toFile(at("upright.jpg"));
  const ground = { r: 0, g: 0, b: 0, alpha: 0 };
  await sharp({
    create: { width: 6, height: 4, channels: 4, background: ground },
  })
    .png()
    .toFile(at("cut-out.png"));
});

test.each([
  ["sized.svg", { width: 30, height: 20 }],
  ["box.svg", { width: 300, height: 150 }],
  ["millimetres.svg", { width: 454, height: 227 }],
  ["letters.svg", { width: 320, height: 160 }],
  ["share.svg", { width: 40, height: 20 }],
  ["ratio.svg", { width: 80, height: 40 }],
  ["none.svg", { width: 300, height: 150 }],
  ["entity.svg", { width: 30, height: 20 }],
  ["moving.png", { width: 6, height: 4 }],
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
  ["sized.svg", 1.5],
  ["photo.jpg", 1.5],
  ["upright.jpg", 0.667],
  ["broken.svg", null],
  ["missing.jpg", null],
])("the shape of %s is %s", async (name, shape) => {
  expect(await readShape(at(name))).toBe(shape);
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
