/** @jest-environment node */
import { formatProblems } from "../content/problem";
import { checkUse, compareUse } from "./checkUse";
import { readCatalogue } from "./readCatalogue";
import { readKeys, usedKeys } from "./usedKeys";
import type { KeysInCode } from "./usedKeys";

it("finds a text for every key in the code, and code for every text", () => {
  expect(formatProblems("", checkUse(process.cwd()))).toBe("");
  const { uses } = usedKeys(process.cwd());
  expect(uses.length).toBeGreaterThan(150);
  expect(uses.map(({ pattern }) => pattern)).toEqual(
    expect.arrayContaining([
      "lists:archive.count",
      "content:parts.codeCopy",
      "shell:colorMode\\.\\w+",
    ]),
  );
});

const compare = (
  texts: Record<string, object>,
  files: Record<string, string>,
) => {
  const code: KeysInCode = { uses: [], names: new Map() };
  for (const [file, text] of Object.entries(files)) readKeys(file, text, code);
  const source = new Map(
    Object.entries(texts).map(([name, own]) => [
      name,
      readCatalogue(`${name}.json`, JSON.stringify(own, null, 1)),
    ]),
  );
  return compareUse(source, code).map(
    ({ file, line, field, message, fix }) =>
      `${file}:${line} ${field ? `${field}: ` : ""}${message} ${fix}`,
  );
};

const around = (code: string) =>
  `function A() {\n const { t, rich } = useTranslation("blog");\n ${code}\n}`;

it.each<[string, object, string, string[]]>([
  ["a key", { a: { b: "B" } }, 't("a.b")', []],
  ["rich text", { a: "A" }, 'rich("a", {}, {})', []],
  ["a choice", { a: "A", b: "B" }, 't(isOpen ? "a" : ("b"))', []],
  ["plural forms", { n_one: "1", n_other: "2" }, 't("n", { count })', []],
  [
    "what is put together",
    { mode: { dark: "D", light: "L" }, other: "O" },
    "t(`mode.${mode}`)",
    [
      "a.tsx:4 other: No code asks for this text. Remove it, in every language.",
    ].map((line) => line.replace("a.tsx:4", "blog.json:6")),
  ],
  [
    "nothing for what is put together",
    { mod: { dark: "D" } },
    't("mod.dark"); t(`mode.${mode}`)',
    [
      'a.tsx:3 Code asks for "mode\\.\\w+", which locales/en/blog.json has not. Add it to the catalogue of each language.',
    ],
  ],
  [
    "a slip",
    { readMore: "R" },
    't("readMor")',
    [
      'a.tsx:3 Code asks for "readMor", which locales/en/blog.json has not. Did you mean "readMore"?',
      'blog.json:2 readMore: No code asks for this text. Rename it to "readMor", which code asks for.',
    ],
  ],
  [
    "no text in a misspelt plural form",
    { n_one: "1", n_oter: "2" },
    't("n", { count })',
    [],
  ],
  ["other functions of that name", {}, "{ const t = other(); }", []],
  [
    "the namespace that is nearest",
    { a: "A" },
    't("a"); function B() { const { t } = useTranslation("shell"); t("b"); }',
    [
      'a.tsx:3 Code asks for "b", which locales/en/shell.json has not. Add it to the catalogue of each language.',
    ],
  ],
])("reads %s", (_, texts, code, problems) => {
  expect(compare({ blog: texts }, { "a.tsx": around(code) })).toEqual(problems);
});

it("follows names where a catalogue is imported whole", () => {
  const search = {
    title: "T",
    found_one: "1",
    more: "M",
    tagAll: "A",
    idle: "I",
  };
  const files = {
    "a.ts":
      'import en from "search.json"; const { title } = en; en.more; en[`${name}All`]; en["found_one"];',
    // Says nothing of it.
    "b.ts": "texts.idle",
  };
  expect(compare({ search }, files)).toEqual([
    "search.json:6 idle: No code asks for this text. Remove it, in every language.",
  ]);
});
