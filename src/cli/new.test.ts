import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { command } from "./new";

const home = process.cwd();
const root = mkdtempSync(path.join(tmpdir(), "new-"));
const source = `---
# Ours
title: "A plan: read" # sic
authors: [ alex, kim ]
last_update: { date: 2026-04-01 }
---

Text.
`;

beforeAll(() => {
  for (const [name, text] of Object.entries({
    "blog/2026-01-01-folder/en.mdx": source,
    "blog/2026-01-02-index/index.md": "# A heading\n\nText.\n",
    "blog/2026-01-03-file.mdx": source,
    "blog/2026-01-04-german.de.md": "---\ntitle: Nur hier\n---\n",
    "blog/2026-01-05-both/en.mdx": source,
    "blog/2026-01-05-both/de.mdx": source,
    "blog/2026-01-06-bad/en.mdx": "---\ntitle: [\n---\n",
    "pages/about/de.mdx": "---\ntitle: Über mich\n---\n\nText.\n",
  })) {
    const file = path.join(root, "content", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  jest.useFakeTimers({ now: new Date("2026-03-14T12:00:00Z") });
  process.chdir(root);
});
afterAll(() => {
  process.chdir(home);
  rmSync(root, { recursive: true });
});

/** Runs the command, and collects what it prints. */
async function run(...args: string[]) {
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  jest.spyOn(console, "log").mockImplementation(print);
  jest.spyOn(console, "error").mockImplementation(print);
  await command(args);
  jest.restoreAllMocks();
  return printed.join("\n");
}

const read = (file: string) =>
  readFileSync(path.join(root, "content", file), "utf8");

it("begins a draft of today in each language, and overwrites nothing", async () => {
  const args = ["post", "Who pays: a list", "--lang", "en,de"];
  expect(await run(...args)).toContain('line "draft: true" is deleted');
  expect(read("blog/2026-03-14-who-pays-a-list/index.de.mdx")).toMatch(
    /^---\ntitle: "Who pays: a list"\ndraft: true\n---\n\nIn zwei Sätzen/,
  );
  expect(await run(...args)).toBe(
    "content/blog/2026-03-14-who-pays-a-list/index.mdx exists already.",
  );
});

test.each([
  ["page Übersicht", "pages/uebersicht/index.mdx"],
  ["project Brücke --lang de", "projects/bruecke/index.de.mdx"],
  ["doc Erste --lang de --slug 02-a/01-b", "docs/02-a/01-b.de.mdx"],
  ["doc Errors --docs api", "docs-api/errors.mdx"],
  ["translation blog/2026-01-02-index", "blog/2026-01-02-index/index.de.md"],
  ["translation blog/2026-01-03-file", "blog/2026-01-03-file.de.mdx"],
  ["translation blog/2026-01-04-german", "blog/2026-01-04-german.en.md"],
])("%s creates %s", async (args, file) => {
  expect(await run(...args.split(" "))).toContain(`Created content/${file}\n`);
});

it("writes a legal page as a new site has it, in the languages that lack it", async () => {
  await run("page", "imprint", "--lang", "de");
  expect(read("pages/imprint/index.de.mdx")).toContain("title: Impressum");
  await run("page", "Imprint");
  expect(read("pages/imprint/index.mdx")).toContain("title: Imprint");
  for (const args of [[], ["--lang", "de"]]) {
    expect(await run("page", "imprint", ...args)).toBe(
      "content/pages/imprint exists already.",
    );
  }
});

it("begins a part with the original, and overwrites none", async () => {
  expect(await run("part", "Footer")).toMatch(
    /^Created src\/own\/Footer.tsx\n/,
  );
  const file = path.join(root, "src/own/Footer.tsx");
  expect(readFileSync(file, "utf8")).toContain(
    'import { Footer as Original } from "theme/Footer";',
  );
  expect(await run("part", "Footer")).toBe(
    "src/own/Footer.tsx exists already.",
  );
});

it("copies a text for its translation, and keeps it a draft", async () => {
  await run("translation", "content/blog/2026-01-01-folder/");
  expect(read("blog/2026-01-01-folder/de.mdx")).toBe(
    source.replace(/last_update.*/, "draft: true"),
  );
  await run("project", "Neu", "--lang", "de");
  expect(read("projects/neu/index.de.mdx")).toMatch(
    /^---\ntitle: Neu\n[^]*draft: true\n---\n\n## Das Problem/,
  );
  expect(await run("translation", "pages/about")).toContain("draft");
});

test.each([
  ["", "Unknown kind"],
  ["psot A", 'Did you mean "post"?'],
  ["page", "Missing: a title"],
  ["part", "Missing: the name of a part"],
  ["part Foter", 'There is no part "Foter". Did you mean "Footer"?'],
  ["page Two words", 'Unexpected argument "words".'],
  ["post 日本語", '"日本語" makes no address: add --slug'],
  ["post A --slug Größe", '"Größe" makes no address'],
  ["post A --lang xx", 'Invalid --lang "xx". Allowed: en, de.'],
  ["translation blog/2026-01-01-foldre", 'mean "blog/2026-01-01-folder"?'],
  ["translation blog/2026-01-05-both", "Missing: none."],
  ["translation blog/2026-01-01-folder --lang en", "no missing language"],
  [
    "translation blog/2026-01-06-bad",
    "2026-01-06-bad/en.mdx is not valid YAML",
  ],
  ["translation xyz", "Name its folder, such as"],
])("%s: %s", async (args, message) => {
  const printed = await run(...args.split(" ").filter(Boolean));
  expect(printed).toContain(message);
  expect(printed).not.toContain("\n");
});
