/** @jest-environment node */
import path from "node:path";
import { createSocialImage } from "./socialImage";
import { cardSeed } from "./syncCards";

const store = {
  getState: () => ({ program: { directory: process.cwd() } }),
};
const field = createSocialImage({
  createNodeId: (seed: string) => seed,
  store,
} as unknown as Parameters<typeof createSocialImage>[0]);

type Post = Parameters<typeof field.resolve>[0];
const post = (changes: object = {}) =>
  ({
    title: "Reading",
    titleMeta: null,
    folder: "blog/reading",
    locale: "de",
    lang: "en",
    bylines: [
      { key: "alex", own: null },
      { key: "unknown", own: null },
    ],
    cover: null,
    ...changes,
  }) as unknown as Post;

const picture = path.resolve("static/social.png");
const nodes: Record<string, object> = {
  [cardSeed({ folder: "blog/reading", lang: "en" })]: { src: "/a-card.png" },
  [cardSeed({ folder: "blog/off", lang: "en" })]: { src: null },
  "Author alex de": { name: "Alex Example" },
};
const context = {
  nodeModel: {
    getNodeById: ({ id }: { id: string }) => nodes[id] ?? null,
    findOne: () => Promise.resolve({ id: "file" }),
  },
};
const publicURL = { resolve: () => "/static/abc/cover.png" };
const info = {
  schema: { getType: () => ({ getFields: () => ({ publicURL }) }) },
};
const imageOf = (changes?: object) =>
  field.resolve(
    post(changes),
    {},
    context as unknown as Parameters<typeof field.resolve>[2],
    info,
  );

test("a post has the card of its text, described in the text's language", async () => {
  expect(await imageOf()).toEqual({
    src: "/a-card.png",
    width: 1200,
    height: 630,
    alt: "“Reading”, by Alex Example",
  });
});

test("a card is described by the title for previews, and without author by that alone", async () => {
  const changes = { titleMeta: "Reading, well", bylines: [] };
  expect(await imageOf(changes)).toMatchObject({ alt: "Reading, well" });
});

test("where no card is drawn, there is no picture", async () => {
  expect(await imageOf({ folder: "blog/off" })).toBeNull();
  expect(await imageOf({ folder: "blog/new" })).toBeNull();
});

test("a picture in front matter wins, with its own size and words", async () => {
  const cover = { src: "./social.png", filePath: picture, alt: "A drawing" };
  expect(await imageOf({ cover })).toEqual({
    src: "/static/abc/cover.png",
    width: 1200,
    height: 630,
    alt: "A drawing",
  });
});

test("a picture without words is described by the title", async () => {
  const cover = { src: "./social.png", filePath: picture, alt: "" };
  expect(await imageOf({ cover })).toMatchObject({
    alt: "“Reading”, by Alex Example",
  });
});

test("a picture elsewhere, or in static/, is named as it is", async () => {
  const named = (src: string) =>
    imageOf({ cover: { src, filePath: "", alt: "A" } });
  const elsewhere = "https://images.example/a.jpg?w=1200";
  expect(await named(elsewhere)).toEqual({
    src: elsewhere,
    width: null,
    height: null,
    alt: "A",
  });
  expect(await named("/social.png")).toMatchObject({
    src: "/social.png",
    width: 1200,
  });
});

test.each(["./drawing.svg", "./photo.avif"])(
  "%s, which networks do not show, gives way to the card",
  async (src) => {
    const cover = { src, filePath: path.resolve("static", src), alt: "A" };
    expect(await imageOf({ cover })).toMatchObject({ src: "/a-card.png" });
  },
);
