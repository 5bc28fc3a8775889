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
        { sizes: "auto, (min-width: 48em) 984px, 92vw" },
      ),
      figure(
        "b.png",
        { style: { "--wide": 3, "--narrow": 0.8 } },
        { sizes: "auto, (min-width: 48em) 984px, 49vw" },
      ),
    ),
  );
});

test.each([
  ["rows", 3, ["561px, 92vw", "561px, 92vw", "561px, 92vw"]],
  ["strip", 1, ["531px, 83vw"]],
  ["grid", 1, ["984px, 92vw"]],
  ["grid", 3, ["328px, 46vw", "328px, 46vw", "328px, 92vw"]],
  ["grid", 4, ["492px, 46vw", "492px, 46vw", "492px, 46vw", "492px, 46vw"]],
  [
    "grid",
    5,
    [...Array<string>(3).fill("328px, 46vw"), "492px, 46vw", "492px, 92vw"],
  ],
])(
  "in %s of %d, no picture is said to be narrower than it is shown",
  async (...args) => {
    const [layout, count, widths] = args;
    const figures = Array<TreeNode>(count).fill(figure("a.png"));
    const shown = JSON.stringify(await shape(gallery(layout, ...figures)));
    const found = [...shown.matchAll(/48em\) (.*?)"/g)].map(
      ([, sizes]) => sizes,
    );
    expect(found).toEqual(widths);
  },
);

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
