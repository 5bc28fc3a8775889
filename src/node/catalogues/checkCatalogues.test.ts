/** @jest-environment node */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { formatProblem, formatProblems } from "../content/problem";
import { checkCatalogues, faultyStrings } from "./checkCatalogues";

const namespaces = readdirSync("locales/en").map((name) =>
  path.basename(name, ".json"),
);

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "strings-"));
  cpSync("locales", path.join(root, "locales"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const file = (name: string) => path.join(root, "locales", name);
const change = (name: string, from: string, to: string) =>
  writeFileSync(file(name), readFileSync(file(name), "utf8").replace(from, to));
const report = () =>
  formatProblems("", checkCatalogues(root).problems).split("\n\n").slice(1);

it("reports all files at once, each with line and fix", () => {
  change("de/shell.json", '"Menü",', '"Menü"');
  change("en/home.json", '"All posts"', "12");
  writeFileSync(file("de/extra.json"), "{}");
  rmSync(file("de/feed.json"));
  change("de/content.json", '"Team"', '"Mannschaft"');
  const found = report();
  expect(found.slice(0, 2)).toEqual([
    `locales/de/extra.json
  Nothing asks for these texts: there is no locales/en/extra.json.
  Allowed: ${namespaces.join(", ")}
  Fix: Remove the file, or mend its name.`,
    `locales/de/feed.json
  This file is missing; pages show the texts of "en".
  Fix: Copy locales/en/feed.json, and translate it.`,
  ]);
  expect(found[2]).toMatch(
    /^locales\/de\/shell\.json:\d+\n {2}Here , is missing between/,
  );
  expect(found[3]).toBe(`locales/en/home.json:4  latest.all
  This is a number, and only texts are shown.
  Allowed: a text, or a group of them in braces
  Fix: Put it in double quotes, or remove it.`);
  expect(found[4]).toBe(`src/config/sameWords.ts  de
  No text in "de" is this word any more.
  Value: "Team"
  Fix: Remove it from the list.`);
  expect(found).toHaveLength(5);
});

it("takes a slot that nothing fills for an error, in English, too", () => {
  cpSync("src", path.join(root, "src"), { recursive: true });
  change(
    "de/lists.json",
    "{{count, number}}\u00A0Beiträge",
    "{{cuont, number}}",
  );
  change("de/lists.json", "{{name}}", "{{nmae}}");
  change("en/shell.json", "{{language}}", "{{lnguage}}");
  const slots = checkCatalogues(root).problems.filter(
    ({ severity }) => severity === "error",
  );
  const blocks = slots.map((problem) => formatProblem(problem));
  const [english, second, first, ...others] = blocks;
  expect(english).toMatch(
    /^locales\/en\/shell\.json:\d+ {2}[\w.]+\n {2}Nothing/,
  );
  expect(english).toContain("Nothing fills the slot {{lnguage}}.");
  expect(english).toContain("Did you mean {{language}}?");
  expect(first).toMatch(/^locales\/de\/lists\.json:\d+ {2}[\w.]+\n {2}Nothing/);
  expect(first).toContain("Fix: Did you mean {{name}}?");
  expect(second).toMatch(/ {2}\w+\.count_other\n/);
  expect(second).toContain(`
  Nothing fills the slot {{cuont, number}}.
  Value: "{{cuont, number}}"
  Allowed: {{count, number}}
  Fix: Did you mean {{count, number}}?`);
  expect(others).toEqual([]);
});

it("knows a language without any texts", () => {
  rmSync(file("de"), { recursive: true });
  mkdirSync(file("de"));
  const { counts, problems } = checkCatalogues(root);
  expect(counts.de).toBe(0);
  expect(problems.filter(({ kind }) => kind === "missing")).toHaveLength(
    namespaces.length,
  );
});

it("stops a build where English lacks a plural form, and no other language", () => {
  change("de/blog.json", '"readingTime_other"', '"readingTime_few"');
  expect(faultyStrings(root)).toEqual([]);
  change("en/blog.json", '"readingTime_other"', '"readingTime_few"');
  const stops = faultyStrings(root).filter(
    ({ severity }) => severity === "error",
  );
  expect(stops).toMatchObject([
    { locale: "en", field: "post.readingTime_other" },
  ]);
});
