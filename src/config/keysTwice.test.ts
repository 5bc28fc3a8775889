/** @jest-environment node */
import { keysTwice } from "./keysTwice";

it("finds what only the last one of counts", () => {
  const source = `export const sidebars = defineSidebars({
  default: {
    guides: ["a"],
    "guides": ["b"],
  },
  api: { guides: [{ type: "doc", type: "ref" }] },
  "default": {},
});`;
  expect(keysTwice(source)).toEqual([
    { key: "default", line: 7, first: 2 },
    { key: "guides", line: 4, first: 3 },
  ]);
});

it("finds nothing where there is nothing", () => {
  expect(keysTwice("export const sidebars = defineSidebars({});")).toEqual([]);
  expect(keysTwice("")).toEqual([]);
});
