/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Finding } from "./checkOutput";
import { findPlaces } from "./findPlaces";

const root = mkdtempSync(path.join(tmpdir(), "places-"));
afterAll(() => rmSync(root, { recursive: true }));

const finding = (
  target: string,
  written: string,
  pages: string[],
): Finding => ({
  check: target.includes("#") ? "brokenAnchors" : "brokenLinks",
  target,
  message: "",
  written: new Set([written]),
  pages: new Set(pages),
});

const text = {
  path: "/blog/a",
  sourcePath: "a.mdx",
  links: [
    { url: "../b#über", line: 4 },
    { url: "/nowhere/", line: 9 },
    { url: "#mine", line: 10 },
    { url: "https://elsewhere.example/nowhere", line: 11 },
  ],
  targets: new Map([["../b#über", "/blog/b#über"]]),
};
const config = [
  {
    field: "navbar.items[0].to",
    written: "/nowhere",
    isImage: false,
    isLocalized: true,
  },
];

config.push({
  ...config[0],
  field: "footer.links[0].to",
  written: "/about#nope",
} as (typeof config)[number]);

const placesOf = (one: Finding) =>
  findPlaces([one], {
    root,
    url: "https://www.example.com",
    // A stand-in shows the same text at another path.
    texts: [text, { ...text, path: "/de/blog/a" }],
    config,
    lineOf: () => 7,
  }).get(one);

test.each([
  [
    "/nowhere",
    [
      { file: "a.mdx", line: 9, written: "/nowhere/" },
      {
        file: "src/config/site.ts",
        line: 7,
        field: "navbar.items[0].to",
        written: "/nowhere",
      },
    ],
  ],
  [
    "/de/nowhere",
    [
      {
        file: "src/config/site.ts",
        line: 7,
        field: "navbar.items[0].to",
        written: "/nowhere",
      },
    ],
  ],
  ["/blog/b#über", [{ file: "a.mdx", line: 4, written: "../b#über" }]],
  ["/de/blog/a#mine", [{ file: "a.mdx", line: 10, written: "#mine" }]],
  [
    "/de/about#nope",
    [
      {
        file: "src/config/site.ts",
        line: 7,
        field: "footer.links[0].to",
        written: "/about#nope",
      },
    ],
  ],
  ["/unknown", []],
])("%s", (target, places) => {
  expect(placesOf(finding(target, "x", []))).toEqual(places);
});

test("what no list of links has is looked for in the sources of its pages", () => {
  writeFileSync(
    path.join(root, "a.mdx"),
    "---\n---\n\n{['/in-code'].map(x => x)}\n",
  );
  const inCode = finding("/in-code", "/in-code", [
    "/blog/a",
    "/de/blog/a",
    "/",
  ]);
  expect(placesOf(inCode)).toEqual([
    { file: "a.mdx", line: 4, written: "/in-code" },
  ]);
  expect(placesOf(finding("/in-template", "/in-template", ["/"]))).toEqual([]);
});
