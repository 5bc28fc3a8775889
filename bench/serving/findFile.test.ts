import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { findFile } from "./findFile";

describe("findFile", () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "serving-"));
  const files = [
    "index.html",
    "404.html",
    "about.html",
    "app.js",
    "de/index.html",
    "de/404.html",
  ];
  beforeAll(() => {
    mkdirSync(path.join(root, "de"));
    for (const file of files) writeFileSync(path.join(root, file), file);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test.each([
    ["/", "index.html", 200],
    ["/app.js", "app.js", 200],
    ["/about", "about.html", 200],
    ["/about/", "about.html", 200],
    ["/de", "de/index.html", 200],
    ["/de/", "de/index.html", 200],
    ["/nowhere", "404.html", 404],
    ["/de/nowhere", "de/404.html", 404],
    ["/../../etc/passwd", "404.html", 404],
  ])("%s is answered with %s", (pathname, file, status) => {
    expect(findFile(root, pathname)).toEqual({
      file: path.join(root, file),
      status,
    });
  });
});
