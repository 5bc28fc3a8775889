import { copyFileSync, mkdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { createFolder } from "../../tests/createFolder";
import { drawPhoto } from "../../tests/drawPhoto";
import { isAnimatedPng } from "./pngChunks";
import { removeMetadata } from "./removeMetadata";

const { root, at, empty, write } = createFolder();

beforeEach(() => {
  empty();
  mkdirSync(at("public/static/hash"), { recursive: true });
});

test.each(["JPG", "png", "webp", "avif"] as const)(
  "no published .%s says where it was taken",
  async (ending) => {
    const format = ending === "JPG" ? "jpeg" : ending;
    const file = write(
      `public/static/hash/Über #1.${ending}`,
      await drawPhoto(6).toFormat(format).toBuffer(),
    );
    expect(await sharp(await readFile(file)).metadata()).toHaveProperty("exif");
    await removeMetadata(root);
    const { width, height, exif } = await sharp(
      await readFile(file),
    ).metadata();
    expect({ width, height, exif }).toEqual({ width: 40, height: 90 });
  },
);

test("a screenshot keeps its colours, which are more than a palette holds", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const plain = { width: 90, height: 40, channels: 3, background: "" } as const;
  const png = await sharp({ create: { ...plain, noise } })
    .withExif({ IFD0: { Make: "A" } })
    .png()
    .toBuffer();
  const file = write("public/shot.png", png);
  await removeMetadata(root);
  const readPixels = (picture: string | Buffer) =>
    sharp(picture).raw().toBuffer();
  expect(await sharp(file).metadata()).not.toHaveProperty("exif");
  const before = await readPixels(png);
  expect(before.equals(await readPixels(file))).toBe(true);
});

test("nor does one that says so in XMP alone", async () => {
  const place = '<x:xmpmeta xmlns:x="adobe:ns:meta/">52,31N</x:xmpmeta>';
  const { data } = await drawPhoto(1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: 90, height: 40, channels: 3 } as const;
  const file = at("public/photo.jpg");
  await sharp(data, { raw }).withXmp(place).jpeg().toFile(file);
  expect(await readFile(file, "latin1")).toContain(place);
  await removeMetadata(root);
  expect(await readFile(file, "latin1")).not.toContain("52,31N");
});

test("leaves pictures without metadata as they are, and what is no picture", async () => {
  const plain = {
    width: 9,
    height: 4,
    channels: 3,
    background: "red",
  } as const;
  await sharp({ create: plain }).jpeg().toFile(at("public/a.jpg"));
  copyFileSync(__filename, at("public/b.png"));
  const read = () =>
    Promise.all(
      ["a.jpg", "b.png"].map((name) => readFile(at(`public/${name}`))),
    );
  const before = await read();
  await removeMetadata(root);
  expect(await read()).toEqual(before);
});

test("a PNG file that moves keeps its frames", async () => {
  const png = await drawPhoto(1).png().toBuffer();
  // The chunk of animations is behind the header.
  const chunk = Buffer.from("000000086163544c0000000100000000b92d6f49", "hex");
  const moving = [png.subarray(0, 33), chunk, png.subarray(33)];
  write("public/a.png", Buffer.concat(moving));
  await removeMetadata(root);
  const content = await readFile(at("public/a.png"));
  expect(isAnimatedPng(content)).toBe(true);
  expect(content.includes("eXIf")).toBe(false);
  expect(await sharp(content).metadata()).not.toHaveProperty("exif");
});
