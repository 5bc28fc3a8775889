/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createScanner } from "./createScanner";

const root = mkdtempSync(path.join(tmpdir(), "scan-"));
afterAll(() => rmSync(root, { recursive: true }));

const cacheFile = path.join(root, ".cache/pages.json");
const pages = ["/", "/about"].map((own) => ({
  path: own,
  file: path.join(own, "index.html"),
}));

const write = (own: string, html: string, seconds: number) => {
  const file = path.join(root, own, "index.html");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, html);
  utimesSync(file, seconds, seconds);
};
const linksOf = (scanner = createScanner(root, cacheFile)) => {
  const scanned = pages.map(scanner.scan);
  scanner.write();
  return scanned.map(({ path: own, links }) => [own, ...links]);
};

test("reads pages again only if their file has changed", () => {
  write("/", '<a href="/one">', 1000);
  write("/about", '<a href="/two">', 1000);
  expect(linksOf()).toEqual([
    ["/", "/one"],
    ["/about", "/two"],
  ]);
  // Neither size nor time tells: nothing that a build would ever do.
  write("/", '<a href="/six">', 1000);
  write("/about", '<a href="/ten">', 2000);
  expect(linksOf()).toEqual([
    ["/", "/one"],
    ["/about", "/ten"],
  ]);
  write("/", '<a href="/seven">', 1000);
  expect(linksOf()).toEqual([
    ["/", "/seven"],
    ["/about", "/ten"],
  ]);
});

test("reads again what was rendered again after it was read", () => {
  const scanner = createScanner(root, cacheFile);
  expect(linksOf(scanner)).toContainEqual(["/about", "/ten"]);
  write("/about", '<a href="/eleven">', 3000);
  expect(linksOf(scanner)).toContainEqual(["/about", "/eleven"]);
  expect(linksOf()).toContainEqual(["/about", "/eleven"]);
  write("/about", '<a href="/ten">', 2000);
});

test("a cache that can't be read costs time only", () => {
  writeFileSync(cacheFile, "{");
  expect(linksOf()).toHaveLength(2);
  expect(linksOf()).toEqual([
    ["/", "/seven"],
    ["/about", "/ten"],
  ]);
});
