/** @jest-environment node */
import type { CreatePagesArgs } from "gatsby";
import { syncTags } from "./syncMaps";

const args = {
  actions: { createNode: () => Promise.resolve() },
  createNodeId: (seed: string) => seed,
  createContentDigest: JSON.stringify,
  getNodesByType: () => [],
} as unknown as CreatePagesArgs;

const post = (locale: string, tagKeys: string[], isListed = true) => ({
  id: `post in ${locale}`,
  locale,
  tagKeys: tagKeys.map((key) => key.toLowerCase()),
  tagNames: tagKeys.map((label) => ({ key: label.toLowerCase(), label })),
  isListed,
  sourcePath: `content/blog/a/${locale}.mdx`,
  lines: { authors: 1, tags: 1, series: 1 },
});

test("a tag that only posts name has its label in every language", async () => {
  const { nodes } = await syncTags(args, [post("en", ["Rust"])]);
  expect(nodes).toMatchObject([
    {
      locale: "en",
      key: "rust",
      label: "Rust",
      description: null,
      // Its node stays as long as that post's.
      parent: "post in en",
    },
    { locale: "de", key: "rust", label: "Rust", description: null },
  ]);
});

test("only tags of listed posts have a page, language by language", async () => {
  const { nodes } = await syncTags(args, [
    post("en", ["seen", "hidden"]),
    post("en", ["hidden"]),
    post("de", ["seen"]),
    post("de", ["hidden"], false),
  ]);
  const withPage = nodes.filter(({ hasPage }) => hasPage);
  expect(withPage.map(({ locale, key }) => `${locale} ${key}`)).toEqual([
    "en seen",
    "de seen",
    "en hidden",
  ]);
});
