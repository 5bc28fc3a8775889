import { readFileSync } from "node:fs";
import sharp from "sharp";
import { createFolder } from "../../../tests/createFolder";
import { minimalSite } from "../../config/testing/minimalSite";
import { diagnose, post } from "../testing/diagnose";
import { findConfigImages } from "./configAddresses";

const photo = readFileSync("content/blog/2025-02-11-first-blog-post/photo.jpg");
const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`;

const pictures = async (): Promise<
  [title: string, name: string, bytes: string | Uint8Array, isRight: boolean][]
> => {
  const avif = await sharp(photo).resize(90).avif().toBuffer();
  return [
    ["a photo", "a.jpg", photo, true],
    ["a photo that ends too early", "a.jpg", photo.subarray(0, -300), false],
    ["an AVIF file", "a.avif", avif, true],
    [
      "an AVIF file that ends too early",
      "a.avif",
      avif.subarray(0, -20),
      false,
    ],
    ["a drawing", "a.svg", svg("A &amp; B"), true],
    ["a drawing that ends too early", "a.svg", '<svg width="9"><rect', false],
    ["a drawing that is no XML", "a.svg", svg("A & B"), false],
    ["a drawing without a namespace", "a.svg", '<svg width="9" />', false],
    [
      "a drawing in UTF-16",
      "a.svg",
      Buffer.from(`\uFEFF${svg("")}`, "utf16le"),
      false,
    ],
    [
      "a drawing in Latin-1",
      "a.svg",
      Buffer.from(
        `<?xml version="1.0" encoding="ISO-8859-1"?>\n${svg(`${" ".repeat(2000)}ü`)}`,
        "latin1",
      ),
      false,
    ],
    ["a photo by the name of a drawing", "a.svg", photo, false],
    ["a photo without an ending", "a", photo, false],
  ];
};

test("pictures that browsers would not show are reported", async () => {
  for (const [title, name, bytes, isRight] of await pictures()) {
    const file = `content/blog/2026-03-14-a-post/${name}`;
    const found = await diagnose({
      ...post("", `![a](./${name})`),
      [file]: bytes,
    });
    const reason = `Not a picture that can be read: "./${name}".`;
    expect([title, found]).toEqual([
      title,
      isRight ? [] : [expect.stringContaining(reason)],
    ]);
  }
});

const { root, write } = createFolder();

test("icons of the config that browsers alone read are no pictures to look into", () => {
  for (const name of ["favicon.ico", "social.png"]) write(`static/${name}`);
  const input = { favicon: "/favicon.ico", image: "/social.png" };
  const images = findConfigImages(root, minimalSite(input));
  expect(images.map(({ image }) => image.src)).toEqual(["/social.png"]);
});
