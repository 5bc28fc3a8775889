import sharp from "sharp";
import { createFolder } from "../../../tests/createFolder";
import type { TreeNode } from "../../lib/contentTree";
import { shapeGalleries } from "./shapeGalleries";

const { at } = createFolder();
beforeAll(async () => {
  const draw = (name: string, width: number) =>
    sharp({ create: { width, height: 100, channels: 3, background: "red" } })
      .png()
      .toFile(at(name));
  await draw("a.png", 150);
  await draw("b.png", 300);
  await draw("b-narrow.png", 80);
});

const figure = (src: string, props = {}, picture = {}): TreeNode => [
  "figure",
  { className: "figure", ...props },
  ["Picture", { src, alt: "", ...picture }],
  ["figcaption", 0, "So"],
];
const gallery = (layout: string, ...figures: TreeNode[]): TreeNode => [
  ["p", 0, "Words"],
  ["div", { className: "gallery", "data-layout": layout }, ...figures],
];
const shape = (tree: TreeNode) => {
  const images = ["a.png", "b.png", "none.png"].map((src) => ({
    src,
    alt: "",
    filePath: at(src),
  }));
  return shapeGalleries(tree, images);
};

test("pictures of a gallery have their shapes, and say how wide they are shown", async () => {
  const tree = gallery("rows", figure("a.png"), figure("b.png"));
  expect(await shape(tree)).toEqual(
    gallery(
      "rows",
      figure(
        "a.png",
        { style: { "--wide": 1.5 } },
        { sizes: "auto, (min-width: 48em) 360px, 90vw" },
      ),
      figure(
        "b.png",
        { style: { "--wide": 3, "--narrow": 0.8 } },
        { sizes: "auto, (min-width: 48em) 720px, 48vw" },
      ),
    ),
  );
});

test.each([
  ["grid", "auto, (min-width: 48em) 320px, 50vw"],
  ["strip", "auto, (min-width: 48em) 528px, 83vw"],
])("in a %s the widths are others", async (layout, sizes) => {
  const [, shown] = (await shape(gallery(layout, figure("a.png")))) as [
    TreeNode,
    TreeNode,
  ];
  expect(JSON.stringify(shown)).toContain(sizes);
});

test("what has no shape, and pictures elsewhere, stay as they are", async () => {
  const tree = [
    ...(gallery(
      "rows",
      figure("none.png"),
      figure("https://a.org/b.png"),
    ) as []),
    figure("a.png"),
  ];
  expect(await shape(tree)).toEqual(tree);
});
