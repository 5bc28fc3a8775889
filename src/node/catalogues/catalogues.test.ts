import { readFileSync } from "node:fs";
import { localeCodes } from "../../config/locales";
import { formatProblems } from "../content/problem";
import { checkCatalogues, readCatalogues } from "./checkCatalogues";

it("has good texts in every language of the site", () => {
  const { counts, problems } = checkCatalogues(process.cwd());
  expect(formatProblems("", problems)).toBe("");
  for (const code of localeCodes) expect(counts[code]).toBeGreaterThan(180);
});

/** Marks of typewriters, and numbers that a line could end at; options of commands have two hyphens. */
const unset = /["'`]|\.\.\.| - | -- |\d \d|^1 |\{\{count, number\}\} /;

it.each(localeCodes)("is typeset in %s", (locale) => {
  const texts = [...readCatalogues(".", locale).values()].flatMap(
    ({ entries }) => [...entries.values()].map(({ text }) => text),
  );
  expect(texts.length).toBeGreaterThan(180);
  expect(texts.filter((text) => unset.test(text))).toEqual([]);
});

it.each(["strings", "new-language"])("is described in docs/%s.md", (manual) => {
  const text = readFileSync(`docs/${manual}.md`, "utf8");
  const files = [...readCatalogues(".", "en").keys()];
  expect(files.filter((name) => !text.includes(`\`${name}.json\``))).toEqual(
    [],
  );
});
