import { mkdirSync } from "node:fs";
import { createFolder } from "../../tests/createFolder";
import { siteConfig } from "../config/resolved";
import { command } from "./new";
import { runCommand } from "./testing/runCommand";

const home = process.cwd();
const { root, at, read } = createFolder();
beforeAll(() => {
  mkdirSync(at("content"));
  jest.useFakeTimers({ now: new Date("2026-03-14T12:00:00Z") });
  process.chdir(root);
});
afterAll(() => process.chdir(home));

/** Returns what the command prints. */
async function run(...args: string[]) {
  const { out, error } = await runCommand(command, ...args);
  return out + error;
}

it("begins a draft of today in each language, and overwrites nothing", async () => {
  const args = ["post", "Who pays: a list", "--lang", "en,de"];
  expect(await run(...args)).toContain('line "draft: true" is deleted');
  expect(read("content/blog/2026-03-14-who-pays-a-list/index.de.mdx")).toMatch(
    /^---\ntitle: "Who pays: a list"\ndraft: true\n---\n\nSagen Sie in zwei Sätzen/,
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
])("%s creates %s", async (args, file) => {
  expect(await run(...args.split(" "))).toContain(`Created content/${file}\n`);
});

it("writes a legal page as a new site has it, in the languages that lack it", async () => {
  await run("page", "imprint", "--lang", "de");
  expect(read("content/pages/imprint/index.de.mdx")).toContain(
    "title: Impressum",
  );
  await run("page", "Imprint");
  expect(read("content/pages/imprint/index.mdx")).toContain("title: Imprint");
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
  expect(read("src/own/Footer.tsx")).toContain(
    'import { Footer as Original } from "theme/Footer";',
  );
  expect(await run("part", "Footer")).toBe(
    "src/own/Footer.tsx exists already.",
  );
});

it("begins a project in the words of its language", async () => {
  await run("project", "Neu", "--lang", "de");
  expect(read("content/projects/neu/index.de.mdx")).toMatch(
    /^---\ntitle: Neu\n[^]*draft: true\n---\n\n## Das Problem/,
  );
});

it("begins a project that is shown as one of pictures, which are not there yet", async () => {
  jest.replaceProperty(siteConfig.projects, "layout", "grid");
  await run("project", "Brot", "--lang", "de");
  const text = read("content/projects/brot/index.de.mdx");
  expect(text).toMatch(
    /^---\ntitle: Brot\n[^]*^# image: [^]*^# gallery:\n# +- src: /m,
  );
  expect(text).not.toMatch(/^(?:gallery|featured| )|Problem/m);
});

test.each([
  ["", "Unknown kind"],
  ["psot A", 'Did you mean "post"?'],
  ["page", "Missing: a title"],
  ["part", "Missing: the name of a part"],
  ["part Foter", 'There is no part "Foter". Did you mean "Footer"?'],
  ["page Two words", 'Unexpected argument "words".'],
  ["post 日本語", '"日本語" makes no address: add --slug'],
  ...[
    "page 404",
    "page Blog",
    "page Static",
    "page DE",
    "page A --slug de/b",
  ].map((args): [string, string] => [args, "No page can be at /"]),
  ["post A --slug Größe", '"Größe" makes no address'],
  ["doc A --docs ../b", 'Invalid --docs "../b". Folders of documentation are'],
  ["post A --docs api", "A post takes no such flag"],
  ["part Footer --lang de", "A part takes no such flag"],
  ["post A --lang ,", 'Invalid --lang "". Allowed: en, de.'],
  ["post A --lang xx", 'Invalid --lang "xx". Allowed: en, de.'],
])("%s: %s", async (args, message) => {
  const printed = await run(...args.split(" ").filter(Boolean));
  expect(printed).toContain(message);
  expect(printed).not.toContain("\n");
});
