import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import {
  blockFeatures,
  htmlFeatures,
  inlineFeatures,
  mdxFeatures,
} from "../../tests/fixtures/torture/features";
import { tortureText } from "../../tests/fixtures/torture/tortureText";
import { inPage } from "../../tests/renderInPage";
import type { TreeNode } from "../lib/contentTree";
import { MdxBody } from "../theme/mdx/MdxBody";
import { fillUi } from "../site/markdown/fillUi";
import { compileText } from "../site/markdown/testing/compileText";

const texts = { codeCopy: "Copy", codeCopied: "Copied" };
const page = { locale: "en", lang: "en", htmlLang: "en-GB", texts };
const images = [
  {
    src: "./a.png",
    alt: "",
    publicURL: "/a.png",
    file: { childImageSharp: null },
    size: null,
  },
];

const bodyOf = (tree: unknown) =>
  inPage(
    <MdxBody
      tree={JSON.parse(fillUi(JSON.stringify(tree), page)) as TreeNode}
      images={images}
    />,
  );

/** Renders as the server does, and takes over as the browser does; a mismatch is a console error. */
async function hydrate(tree: unknown): Promise<HTMLElement> {
  const container = document.createElement("div");
  container.innerHTML = renderToString(bodyOf(tree));
  document.body.replaceChildren(container);
  const before = container.innerHTML;
  await act(async () => {
    hydrateRoot(container, bodyOf(tree), {
      onRecoverableError: (error) => {
        throw error;
      },
    });
    await Promise.resolve();
  });
  expect(container.innerHTML).toBe(before);
  return container;
}

describe.each(["md", "mdx"] as const)(
  "a text of 10,000 words with everything, in .%s",
  (format) => {
    it("compiles without a fault, and hydrates without a word", async () => {
      const text = tortureText(format, 10_000);
      // Libraries load, and languages of code.
      await compileText(tortureText(format, 1), { format });
      const start = performance.now();
      const { compiled, faults } = await compileText(text, { format });
      const time = performance.now() - start;
      expect(faults).toEqual([]);
      expect(compiled.readingTime.words).toBeGreaterThan(8_000);
      process.stdout.write(
        `  .${format}: ${text.split(/\s+/).length} words in ${Math.round(time)} ms\n`,
      );

      const container = await hydrate(compiled.body);
      const count = (selector: string) =>
        container.querySelectorAll(selector).length;
      expect(count("math")).toBeGreaterThan(30);
      expect(count(".math-block")).toBeGreaterThanOrEqual(15);
      expect(count("figure.diagram svg[role=img]:first-child")).toBe(10);
      expect(count("table")).toBe(5);
      // Four kinds in five places; notes that are named have more.
      expect(count(".code-figure pre")).toBeGreaterThanOrEqual(20);
      expect(count(".tabs")).toBe(format === "md" ? 0 : 10);
      expect(count("[data-footnote-ref]")).toBeGreaterThan(5);
      const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    }, 120_000);
  },
);

/** One feature that fails is easier to find alone. */
const each = Object.entries({ ...inlineFeatures, ...blockFeatures });
test.each([
  ...each.map(([name, write]) => ["md", name, write] as const),
  ...each.map(([name, write]) => ["mdx", name, write] as const),
  ...Object.entries(htmlFeatures).map(
    ([name, write]) => ["md", name, write] as const,
  ),
  ...Object.entries(mdxFeatures).map(
    ([name, write]) => ["mdx", name, write] as const,
  ),
])("%s: %s", async (format, _, write) => {
  const feature = write(1);
  const notes = [2, 4]
    .filter((note) => feature.includes(`[^${note}]`))
    .map((note) => `[^${note}]: Note.\n\n`);
  const text = `Text.\n\n${feature}\n\n${notes.join("")}`;
  const { compiled, faults } = await compileText(text, { format });
  expect(faults).toEqual([]);
  await hydrate(compiled.body);
});
