/** @jest-environment node */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import type { FoundPage } from "../../lib/foundPage";
import type { LocaleIndex } from "./localeIndex";
import { writeIndex } from "./writeIndex";

const page: FoundPage = {
  path: "/a",
  title: "A",
  kind: "page",
  lang: "de",
  tags: [],
  authors: "",
  text: "Ein Wort",
  headings: [],
};
const index: LocaleIndex = {
  language: "de",
  stamp: "1",
  make: () => ({
    files: [{ url: "/a1", content: "<html></html>", page }],
    words: () => "wort",
    counts: '{"tag":{}}',
  }),
};

/** Pagefind as it writes: more than the site asks for, and no page that is there. */
const pagefind = (errors: string[] = [], url = "/a1") => ({
  version: "1.5.2",
  createIndex: jest.fn(() =>
    Promise.resolve({
      errors: [],
      index: {
        addHTMLFile: () => Promise.resolve({ errors }),
        writeFiles: ({ outputPath }: { outputPath: string }) => {
          const folder = path.join(outputPath, "fragment");
          mkdirSync(folder, { recursive: true });
          const file = path.join(folder, `de_${url.slice(1)}.pf_fragment`);
          const own = `pagefind_dcd{"url":"${url}","content":"ein Wort"}`;
          if (!existsSync(file)) writeFileSync(file, gzipSync(own));
          for (const name of [
            "pagefind.js",
            "pagefind-entry.json",
            "pagefind.de_1.pf_meta",
            "wasm.de.pagefind",
            "wasm.unknown.pagefind",
            "pagefind-ui.js",
            "pagefind-worker.js",
            "pagefind-component-ui.css",
          ]) {
            writeFileSync(path.join(outputPath, name), "");
          }
          return Promise.resolve({ errors: [] });
        },
        deleteIndex: () => Promise.resolve(null),
      },
    }),
  ),
});
type Fake = ReturnType<typeof pagefind>;
const write = (folder: string, own: LocaleIndex, fake: Fake) =>
  writeIndex(
    { folder, notes: `${folder}.json` },
    own,
    fake as unknown as Parameters<typeof writeIndex>[2],
  );

/** A page's file, unpacked. */
const pageIn = (folder: string, name: string) => {
  const file = path.join(folder, `fragment/${name}.pf_fragment`);
  const text = gunzipSync(readFileSync(file)).toString();
  expect(text).toMatch(/^pagefind_dcd\{/);
  return text.slice("pagefind_dcd".length);
};
const newFolder = () =>
  path.join(mkdtempSync(path.join(tmpdir(), "index-")), "de");

it("keeps what the site asks for", async () => {
  const folder = newFolder();
  expect(await write(folder, index, pagefind())).toBe(true);
  expect(readdirSync(folder).sort()).toEqual([
    "counts.json",
    "fragment",
    "pagefind-entry.json",
    "pagefind.de_1.pf_meta",
    "pagefind.js",
    "stamp.txt",
    "wasm.de.pagefind",
    "words.txt",
  ]);
  expect(readFileSync(path.join(folder, "words.txt"), "utf8")).toBe("wort");
});

it("puts our pages in place of Pagefind's", async () => {
  const folder = newFolder();
  await write(folder, index, pagefind());
  const shown = pageIn(folder, "de_a1");
  expect(JSON.parse(shown)).toMatchObject({ page });
  expect(shown).not.toContain("ein Wort");
});

it("keeps the files of pages that are as they were, and no others", async () => {
  const folder = newFolder();
  await write(folder, index, pagefind());
  const file = path.join(folder, "fragment/de_a1.pf_fragment");
  const { ino } = statSync(file);
  await write(folder, { ...index, stamp: "2" }, pagefind());
  expect(statSync(file).ino).toBe(ino);

  const make = () => ({
    ...index.make(),
    files: [{ url: "/b2", content: "<html></html>", page }],
  });
  await write(folder, { ...index, make, stamp: "3" }, pagefind([], "/b2"));
  expect(readdirSync(path.join(folder, "fragment"))).toEqual([
    "de_b2.pf_fragment",
  ]);
  expect(JSON.parse(pageIn(folder, "de_b2"))).toMatchObject({ page });
});

it("writes all pages anew where the old ones are gone", async () => {
  const folder = newFolder();
  await write(folder, index, pagefind());
  rmSync(folder, { recursive: true });
  await write(folder, index, pagefind());
  expect(JSON.parse(pageIn(folder, "de_a1"))).toMatchObject({ page });
});

it("says so where Pagefind writes a page that it wasn't given", async () => {
  await expect(write(newFolder(), index, pagefind([], "/b2"))).rejects.toThrow(
    "de_b2.pf_fragment",
  );
});

it("writes again only what has changed, and removes what was there", async () => {
  const folder = newFolder();
  const fake = pagefind();
  const make = jest.fn(index.make);
  await write(folder, { ...index, make }, fake);
  writeFileSync(path.join(folder, "old.pf_index"), "");
  expect(await write(folder, { ...index, make }, fake)).toBe(false);
  expect(fake.createIndex).toHaveBeenCalledTimes(1);
  expect(make).toHaveBeenCalledTimes(1);
  expect(await write(folder, { ...index, stamp: "2" }, fake)).toBe(true);
  expect(existsSync(path.join(folder, "old.pf_index"))).toBe(false);
});

it("takes over no pages from another Pagefind", async () => {
  const folder = newFolder();
  await write(folder, index, pagefind());
  const file = path.join(folder, "fragment/de_a1.pf_fragment");
  const { ino } = statSync(file);
  await write(folder, index, { ...pagefind(), version: "1.6.0" });
  expect(statSync(file).ino).not.toBe(ino);
});

it("says so where pages are missing", async () => {
  const files = ["/a1", "/b2"].map((url) => ({ url, content: "", page }));
  const make = () => ({ ...index.make(), files });
  await expect(
    write(newFolder(), { ...index, make }, pagefind()),
  ).rejects.toThrow("some pages are missing");
});

it("says what Pagefind says, and leaves the old index", async () => {
  const folder = newFolder();
  await write(folder, index, pagefind());
  await expect(
    write(folder, { ...index, stamp: "2" }, pagefind(["no room"])),
  ).rejects.toThrow("Pagefind could not make the search index: no room");
  expect(existsSync(path.join(folder, "pagefind.js"))).toBe(true);
});
