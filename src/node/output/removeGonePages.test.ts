/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { htmlFilesIn } from "./htmlFilesIn";
import { removeGonePages } from "./removeGonePages";

const root = mkdtempSync(path.join(tmpdir(), "gone-pages-"));
afterAll(() => rmSync(root, { recursive: true }));

const rendered = '<div id="___gatsby">A page</div>';

function write(name: string, text = rendered) {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const data = (page: string) => `public/page-data/${page}/page-data.json`;

it("removes what Gatsby rendered and the site has no more, and nothing else", () => {
  const stays = [
    "public/index.html",
    "public/404.html",
    "public/blog/a/index.html",
    data("blog/a"),
    "public/de/blog/a/index.html",
    // Written by others.
    "static/demo/index.html",
    "public/demo/index.html",
  ];
  const files = ["public/blog/gone/index.html", data("blog/gone")];
  const goes = [...files, ...files.map((file) => path.dirname(file))];
  for (const file of [...stays, ...files]) write(file);
  write("public/admin/index.html", "<title>An editor</title>");

  removeGonePages(
    root,
    ["/", "/404.html", "/blog/a/", "/de/blog/a"],
    htmlFilesIn(path.join(root, "public")),
  );
  const isThere = (file: string) => existsSync(path.join(root, file));
  expect(stays.filter((file) => !isThere(file))).toEqual([]);
  expect(goes.filter(isThere)).toEqual([]);
  expect(isThere("public/admin/index.html")).toBe(true);
});
