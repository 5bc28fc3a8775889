/** @jest-environment node */
import type { CreatePagesArgs } from "gatsby";
import { findTexts } from "./findTexts";

const file = (relativePath: string, sourceInstanceName = "content") => ({
  id: relativePath,
  absolutePath: `/site/content/${relativePath}`,
  relativePath,
  sourceInstanceName,
  ext: relativePath.slice(relativePath.lastIndexOf(".")),
  internal: { contentDigest: `digest of ${relativePath}` },
});

const files = [
  file("blog/2026-01-02-a/en.mdx"),
  file("blog/2026-01-02-a/de.mdx"),
  file("blog/2026-01-02-a/cover.png"),
  file("blog/2026-01-02-a/fr.mdx"),
  file("blog/2026-01-02-b/de.mdx", "locale"),
];
const mdx = [{ id: "mdx", parent: "blog/2026-01-02-a/en.mdx" }];

const args = {
  getNodesByType: (type: string) => (type === "Mdx" ? mdx : files),
  store: { getState: () => ({ program: { directory: "/site" } }) },
} as unknown as CreatePagesArgs;

it("finds every content file, with or without the node that its front matter makes", () => {
  const { texts } = findTexts(args);
  expect(
    texts.map(({ absolutePath, mdxId, place }) => [
      absolutePath,
      mdxId,
      place.lang,
    ]),
  ).toEqual([
    ["/site/content/blog/2026-01-02-a/en.mdx", "mdx", "en"],
    ["/site/content/blog/2026-01-02-a/de.mdx", undefined, "de"],
  ]);
});

it("reports what is misplaced", () => {
  expect(findTexts(args).problems).toMatchObject([
    { file: "content/blog/2026-01-02-a/fr.mdx", severity: "error" },
  ]);
});
