/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { hashEntry } from "./cacheKey";

test("an entry's hash changes with the partials of its partials", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "entry-"));
  const write = (name: string, text: string) =>
    writeFileSync(path.join(folder, name), text);
  const hash = () => hashEntry(path.join(folder, "en.mdx"), []);
  write("en.mdx", 'import A from "./_a.mdx";\r\n\r\n<A />');
  const before = hash();
  write("_a.mdx", "import B from './_b.mdx'\nimport A from './_a.mdx'");
  const between = hash();
  write("_b.mdx", "Text.");
  expect(new Set([before, between, hash(), hash()]).size).toBe(3);
  rmSync(folder, { recursive: true });
});

test.each([
  ["When it uses the search.", 1],
  ['<When uses="search">a</When>', 2],
  [":::when{uses=search}\na\n:::", 2],
])("of %j and two lists of features there are %i hashes", (text, count) => {
  const folder = mkdtempSync(path.join(tmpdir(), "entry-"));
  const file = path.join(folder, "en.mdx");
  writeFileSync(file, text);
  const hashes = [["search"], []].map((used) => hashEntry(file, used));
  expect(new Set(hashes).size).toBe(count);
  rmSync(folder, { recursive: true });
});
