import { mkdirSync } from "node:fs";
import { createFolder } from "../../../tests/createFolder";
import { createFileLookup } from "./fileLookup";

const { root, at, write } = createFolder();
write("index.html");
write("Files/U\u0308bersicht.pdf");
mkdirSync(at("Files/empty"));

test.each([
  ["/index.html", true],
  ["/Files/Übersicht.pdf", true],
  ["/files/Übersicht.pdf", false],
  ["/Files/übersicht.pdf", false],
  ["/Files", false],
  ["/Files/empty", false],
  ["/nowhere/index.html", false],
  ["/index.html/x", false],
  ["/", false],
])("%s: %s", (file, isThere) => {
  expect(createFileLookup(root).has(file)).toBe(isThere);
});

test("lists the files of a folder", () => {
  const { filesIn } = createFileLookup(root);
  expect(filesIn("/Files")).toEqual(["Übersicht.pdf"]);
  expect(filesIn("/")).toEqual(["index.html"]);
  expect(filesIn("/nowhere")).toEqual([]);
});
