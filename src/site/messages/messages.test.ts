import { readFileSync } from "node:fs";
import { localeCodes } from "../../config/locales";
import { listNamespaces, readMessages } from "./readMessages";

/** Marks of typewriters, and numbers that a line could end at; options of commands have two hyphens. */
const unset = /["'`]|\.\.\.| - | -- |\d \d|^1 |\{\{count, number\}\} /;

it.each(localeCodes)("is typeset in %s", (locale) => {
  const texts = listNamespaces(".", locale).flatMap((name) =>
    Object.values(readMessages(".", locale, name).messages),
  );
  expect(texts.length).toBeGreaterThan(180);
  expect(texts.filter((text) => unset.test(text))).toEqual([]);
});

it.each(["messages", "new-language"])(
  "is described in docs/%s.md",
  (manual) => {
    const text = readFileSync(`docs/${manual}.md`, "utf8");
    const names = listNamespaces(".", "en");
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !text.includes(`\`${name}.json\``))).toEqual(
      [],
    );
  },
);
