import { copyFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { createFolder } from "../../../tests/createFolder";
import { siteConfig } from "../../config/resolved";
import type { PostEntry } from "../../site/collections/posts";
import { createPost } from "../../site/testing/createPost";
import { createSocialImage } from "./socialImage";

const { root, at, write } = createFolder();
symlinkSync(path.resolve("locales"), at("locales"));

const socialImage = createSocialImage(root, siteConfig);

const context = {
  nodeModel: {
    findOne: () => Promise.resolve({ id: "file" }),
    getNodeById: () => null,
  },
};
const resolve = (changes: Partial<PostEntry> = {}) => {
  const authorNames = ["Alex Example"];
  const texts = { title: "Reading", slug: "reading", authorNames };
  const post = createPost({ locale: "de", ...texts, ...changes });
  return socialImage.resolve(post, {}, context);
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

test("a drawing, which networks ignore, comes on a card, and from the web not at all", async () => {
  const filePath = write("a.svg", "<svg/>");
  const cover = { src: "./a.svg", filePath, alt: "" };
  expect(await resolve({ cover })).toMatchObject({ src: cardSrc });
  const remote = { ...cover, src: "https://a.example/a.svg", filePath: "" };
  expect(await resolve({ cover: remote })).toMatchObject({ src: cardSrc });
});
