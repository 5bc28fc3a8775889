/** @jest-environment node */
import { fillLinks } from "./fillLinks";

const targets = [
  { written: "./b", to: "/de/blog/b" },
  { written: "./Übersicht 1.pdf", to: "/static/1/a.pdf" },
  { written: "./film.mp4", to: "/static/2/film.mp4" },
];

test("links lead where the page's locale wants them to", () => {
  const tree = [
    ["p", 0, "See ", ["a", { href: "./b", title: "B" }, ["em", 0, "b"]], "."],
    ["a", { href: "./%C3%9Cbersicht%201.pdf" }, "PDF"],
    ["a", { href: "/elsewhere" }, "./b"],
    ["video", { src: "./film.mp4", href: "x" }],
    // A picture has its own way: its path is how its file is found.
    ["Image", { src: "./b" }],
    ["p", { title: "./b" }],
    ["Slot", { n: 0, props: { href: "./b" } }],
  ] as const;
  expect(fillLinks(tree, targets)).toEqual([
    [
      "p",
      0,
      "See ",
      ["a", { href: "/de/blog/b", title: "B" }, ["em", 0, "b"]],
      ".",
    ],
    ["a", { href: "/static/1/a.pdf" }, "PDF"],
    ["a", { href: "/elsewhere" }, "./b"],
    ["video", { src: "/static/2/film.mp4", href: "x" }],
    ["Image", { src: "./b" }],
    ["p", { title: "./b" }],
    ["Slot", { n: 0, props: { href: "/de/blog/b" } }],
  ]);
});
