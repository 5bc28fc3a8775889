import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { pictureFault } from "./pictureFault";

let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), "picture-"))));
afterAll(() => rmSync(folder, { recursive: true }));

function faultOf(name: string, content: string | Buffer) {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return pictureFault(file);
}

test.each(["png", "jpeg", "webp", "avif", "tiff", "gif"] as const)(
  "welcomes %s, whatever its name ends with",
  async (format) => {
    const create = { width: 2, height: 2, channels: 3, background: "red" };
    const drawn = sharp({ create: { ...create, channels: 3 } });
    const bytes = await drawn.toFormat(format).toBuffer();
    expect(faultOf("a.jpg", bytes)).toBeNull();
  },
);

test.each([
  ["a.png", "<?xml version='1.0'?>\n<!-- drawn -->\n<svg></svg>"],
  ["a.svg", "of what is not resized, nothing is read"],
])("leaves alone %s", (name, content) => {
  expect(faultOf(name, content)).toBeNull();
});

test("leaves alone what is no file", () => {
  expect(pictureFault(folder)).toBeNull();
  expect(pictureFault(path.join(folder, "none.png"))).toBeNull();
});

test.each([
  ["", "its file is empty", "Put the picture itself there."],
  [
    "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\n",
    "its file only says where Git LFS keeps it",
    "Fetch it with: git lfs pull",
  ],
  [
    "<!DOCTYPE html><html></html>",
    "its file is a web page",
    "Put the picture itself there: open it by itself in a browser, and save that.",
  ],
  [
    "hello",
    "its file has another format inside",
    "Put the picture itself there, as PNG, JPEG, WebP or AVIF.",
  ],
])("tells of %j", (content, reason, fix) => {
  expect(faultOf("A.PNG", content)).toEqual({ reason, fix });
});
