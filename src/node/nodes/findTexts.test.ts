/** @jest-environment node */
import type { CreatePagesArgs } from "gatsby";
import { findTexts } from "./findTexts";

jest.mock("./fileDigest", () => ({
  fileDigest: (file: string) => (file.includes("gone") ? null : `of ${file}`),
}));

const file = (relativePath: string, sourceInstanceName = "content") => ({
  id: relativePath,
  absolutePath: `/site/content/${relativePath}`,
  relativePath,
  sourceInstanceName,
  base: relativePath.slice(relativePath.lastIndexOf("/") + 1),
  // As it is when an editor has emptied a file and not yet filled it again.
  internal: { contentDigest: "of nothing" },
});

const files = [
  file("blog/2026-01-02-a/en.mdx"),
  file("blog/2026-01-02-a/de.mdx"),
  file("blog/2026-01-02-a/cover.png"),
  file("blog/2026-01-02-a/fr.mdx"),
  file("blog/2026-01-02-b/de.mdx", "locale"),
  file("blog/2026-01-02-c.md"),
  file("blog/2026-01-02-c.de.md"),
  file("blog/2026-01-02-c/index.mdx"),
  file("blog/2026-01-02-gone.md"),
];
const mdx = [{ id: "mdx", parent: "blog/2026-01-02-a/en.mdx" }];

const args = {
  getNodesByType: (type: string) => (type === "Mdx" ? mdx : files),
  store: { getState: () => ({ program: { directory: "/site" } }) },
} as unknown as CreatePagesArgs;

it("finds every content file, with or without a node made from its front matter", () => {
  const { texts } = findTexts(args);
  expect(
    texts.map(({ absolutePath, parentId, place }) => [
      absolutePath,
      parentId,
      place.lang,
    ]),
  ).toEqual([
    ["/site/content/blog/2026-01-02-a/en.mdx", "mdx", "en"],
    [
      "/site/content/blog/2026-01-02-a/de.mdx",
      "blog/2026-01-02-a/de.mdx",
      "de",
    ],
    ["/site/content/blog/2026-01-02-c.md", "blog/2026-01-02-c.md", "en"],
    ["/site/content/blog/2026-01-02-c.de.md", "blog/2026-01-02-c.de.md", "de"],
  ]);
});

it("takes a file for what it holds now, not for what its node was made of", () => {
  const [text] = findTexts(args).texts;
  expect(text?.digest).toBe("of /site/content/blog/2026-01-02-a/en.mdx");
});

it("reports what is misplaced, and two files for one text and locale", () => {
  expect(findTexts(args).problems).toMatchObject([
    { file: "content/blog/2026-01-02-a/fr.mdx", severity: "error" },
    {
      file: "content/blog/2026-01-02-c/index.mdx",
      severity: "error",
      message:
        'This is the same post in the same language ("en") as content/blog/2026-01-02-c.md.',
    },
  ]);
});
