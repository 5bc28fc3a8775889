/** @jest-environment node */
import path from "node:path";
import { cardSeed } from "./cards";
import { createSocialImages } from "./socialImage";

type Args = Parameters<typeof createSocialImages>[0];
const { BlogPost } = createSocialImages({
  createNodeId: (seed: string) => seed,
  store: { getState: () => ({ program: { directory: process.cwd() } }) },
} as unknown as Args);
type ResolveArgs = Parameters<typeof BlogPost.resolve>;

const nodes: Record<string, object> = {
  [cardSeed({ folder: "blog/reading", lang: "en" })]: { src: "/card.png" },
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
const resolve = (changes: object = {}) => {
  const post = {
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
  };
  const args = [post, {}, context, info] as unknown as ResolveArgs;
  return BlogPost.resolve(...args);
};

test("a post has a card, described in the language of its body", async () => {
  expect(await resolve()).toEqual({
    src: "/card.png",
    width: 1200,
    height: 630,
    alt: "“Reading”, by Alex Example",
  });
  expect(await resolve({ folder: "blog/new" })).toBeNull();
});

test("a cover wins, with its own size and alternative text", async () => {
  const filePath = path.resolve("static/social.png");
  const cover = { src: "./social.png", filePath, alt: "A drawing" };
  expect(await resolve({ cover })).toEqual({
    src: "/static/abc/cover.png",
    width: 1200,
    height: 630,
    alt: "A drawing",
  });
});

test("a cover on the web or in static/ keeps its address", async () => {
  const resolveSrc = (src: string) =>
    resolve({ cover: { src, filePath: "", alt: "A" } });
  const src = "https://images.example/a.jpg?w=1200";
  const size = { width: null, height: null };
  expect(await resolveSrc(src)).toEqual({ src, ...size, alt: "A" });
  expect(await resolveSrc("/social.png")).toMatchObject({ width: 1200 });
});

test("a cover in a format that networks ignore gives way to the card", async () => {
  const cover = { src: "./a.svg", filePath: path.resolve("static/a.svg") };
  expect(await resolve({ cover })).toMatchObject({ src: "/card.png" });
});
