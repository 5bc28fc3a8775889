/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { unusedImages } from "./unusedImages";

const root = mkdtempSync(path.join(tmpdir(), "images-"));
afterAll(() => rmSync(root, { recursive: true }));

for (const [name, text] of Object.entries({
  "content/blog/a/en.mdx": "---\nimage: ./cover.png\n---\n\n![](/img/map.png)",
  "content/blog/a/cover.png": "",
  // What cover.png was drawn from.
  "content/blog/a/cover.svg": "",
  "content/blog/a/old.png": "12345",
  "content/blog/a/Chart.tsx": 'import bars from "./bars.svg";',
  "content/blog/a/Chart.test.tsx": 'expect("./tested.svg")',
  "content/blog/a/bars.svg": "",
  "content/blog/a/tested.svg": "",
  "content/authors.yaml": "alex:\n  image: ./authors/alex.png\n",
  "content/authors/alex.png": "",
  "static/img/map.png": "",
  "static/site.webmanifest": '{ "icons": [{ "src": "/icon-192.png" }] }',
  "static/icon-192.png": "",
  "static/left.webp": "",
  "src/styles/base.css": "body { background: url(/paper.avif) }",
  "static/paper.avif": "",
  // It speaks of the site, and is no part of it.
  "README.md": "![](static/left.webp)",
  "netlify.toml": 'to = "/share.png"',
  "static/share.png": "",
})) {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

it("lists what no text, code, style or config names, with its size", () => {
  const { unused, pictures } = unusedImages(root);
  expect(pictures).toBe(11);
  expect(unused).toEqual([
    { file: "content/blog/a/old.png", bytes: 5 },
    { file: "content/blog/a/tested.svg", bytes: 0 },
    { file: "static/left.webp", bytes: 0 },
  ]);
});
