/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findUnusedImages } from "./imagesUnused";

const root = mkdtempSync(path.join(tmpdir(), "images-"));
afterAll(() => rmSync(root, { recursive: true }));

for (const [file, text] of Object.entries({
  "content/blog/a/en.mdx": "![x](./plan.png) and ![y](<./my plan.jpg>)",
  "content/blog/a/plan.png": "",
  "content/blog/a/plan.svg": "",
  "content/blog/a/plan-narrow.png": "",
  "content/blog/a/my plan.jpg": "",
  "content/blog/a/old-plan.png": "",
  "src/config/site.ts": 'export const logo = "/img/logo.svg";',
  "src/config/site.test.ts": 'const picture = "/img/test.png";',
  "static/img/logo.svg": "<svg/>",
  "static/img/test.png": "",
  "static/favicon.ico": "",
})) {
  const place = path.join(root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

it("lists what no content, config or code names, whatever tests do", () => {
  expect(findUnusedImages(root)).toEqual({
    unused: ["content/blog/a/old-plan.png", "static/img/test.png"],
    total: 8,
  });
});
