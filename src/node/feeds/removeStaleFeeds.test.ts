/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeStaleFeeds } from "./removeStaleFeeds";

let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "feeds-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), "");
};
const left = () =>
  readdirSync(path.join(root, "public"), { recursive: true })
    .map(String)
    .filter((name) => name.includes("."))
    .sort();

test("feeds that are no longer written go, and nothing else", () => {
  for (const file of [
    "blog/rss.xml",
    "blog/atom.xml",
    "blog/index.html",
    "blog/tags/gone/rss.xml",
    "blog/tags/kept/rss.xml",
    "blog/authors/alex/feed.json",
    "blog/a-post/rss.xml",
    "de/blog/feed.json",
  ]) {
    write(`public/${file}`);
  }
  const written = new Set(["blog/rss.xml", "blog/tags/kept/rss.xml"]);
  removeStaleFeeds(root, ["blog", "de/blog"], written);
  expect(left()).toEqual([
    "blog/a-post/rss.xml",
    "blog/index.html",
    "blog/rss.xml",
    "blog/tags/kept/rss.xml",
  ]);
});

test("a feed that the owner brings along stays", () => {
  write("static/blog/atom.xml");
  write("public/blog/atom.xml");
  removeStaleFeeds(root, ["blog"], new Set());
  expect(left()).toEqual(["blog/atom.xml"]);
});
