import { copyFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { createFolder } from "../../../tests/createFolder";
import { siteConfig } from "../../config/resolved";
import { createSocialImage } from "./socialImage";

const { root, at } = createFolder();
symlinkSync(path.resolve("locales"), at("locales"));

const socialImage = createSocialImage(root, siteConfig);
type ResolveArgs = Parameters<typeof socialImage.resolve>;

const context = {
  nodeModel: {
    findOne: () => Promise.resolve({ id: "file" }),
  },
};
const resolve = (changes: object = {}) => {
  const post = {
    title: "Reading",
    titleMeta: null,
    slug: "reading",
    date: "2026-03-14",
    locale: "de",
    lang: "en",
    authorNames: ["Alex Example"],
    cover: null,
    ...changes,
  };
  const args = [post, {}, context] as unknown as ResolveArgs;
  return socialImage.resolve(...args);
};

const cardSrc = expect.stringMatching(
  /^\/social-cards\/reading-[0-9a-f]{12}\.png$/,
) as string;

test("a post has a card, described in the language of its body", async () => {
  expect(await resolve()).toEqual({
    src: cardSrc,
    width: 1200,
    height: 630,
    alt: "“Reading”, by Alex Example",
  });
  expect(await resolve({ title: "漢字" })).toBeNull();
});

test("a cover is on the card", async () => {
  const filePath = at("cover.png");
  copyFileSync("static/social.png", filePath);
  const withCover = { cover: { src: "./cover.png", filePath, alt: "A" } };
  const image = await resolve(withCover);
  expect(image).toMatchObject({ src: cardSrc, width: 1200 });
  expect(image).not.toEqual(await resolve());
});

test("a cover on the web keeps its address", async () => {
  const src = "https://images.example/a.jpg?w=1200";
  expect(await resolve({ cover: { src, filePath: "", alt: "A" } })).toEqual({
    src,
    alt: "A",
    width: null,
    height: null,
  });
});

test("a cover in a format that networks ignore gives way to the card", async () => {
  const cover = { src: "./a.svg", filePath: at("a.svg") };
  expect(await resolve({ cover })).toMatchObject({ src: cardSrc });
});
