/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkStrings } from "./checkStrings";

type Folders = Record<string, Record<string, object>>;

const english = {
  blog: { post: { readMore: "Read more" }, n_one: "1", n_other: "many" },
  home: { a: "A", b: "B" },
};
const german = {
  blog: { post: { readMore: "Weiterlesen" }, n_one: "1", n_other: "viele" },
  home: { a: "Ä", b: "B!" },
};

function check(folders: Folders) {
  const root = mkdtempSync(path.join(tmpdir(), "strings-"));
  for (const [locale, files] of Object.entries(folders)) {
    mkdirSync(path.join(root, "locales", locale), { recursive: true });
    for (const [name, texts] of Object.entries(files)) {
      const file = path.join(root, "locales", locale, `${name}.json`);
      writeFileSync(file, JSON.stringify(texts));
    }
  }
  return checkStrings(root);
}

test("complete folders have nothing to report", () => {
  expect(check({ en: english, de: german })).toEqual([]);
});

test("what a file lacks is one problem, with the number and the keys", () => {
  const blog = { post: {}, n_one: "1" };
  expect(check({ en: english, de: { ...german, blog } })).toEqual([
    {
      severity: "warning",
      file: "locales/de/blog.json",
      message:
        "2 texts are missing, and English on pages: post.readMore, n_other.",
      fix: "Add what is missing, as in locales/en/blog.json.",
    },
  ]);
});

test("of many keys, the first are named", () => {
  const names = Array.from({ length: 15 }, (_, index) => `key${index}`);
  const home = Object.fromEntries(names.map((name) => [name, name]));
  const [problem] = check({
    en: { ...english, home },
    de: { ...german, home: {} },
  });
  expect(problem?.message).toMatch(
    /^15 texts .*: key0, .*, key11 and 3 more\.$/,
  );
});

test("a file that is not there is one problem", () => {
  expect(check({ en: english, de: { blog: german.blog } })).toEqual([
    {
      severity: "warning",
      file: "locales/de/home.json",
      message:
        "There is no such file; pages show the English ones of its 2 texts.",
      fix: "Copy locales/en/home.json, and translate it.",
    },
  ]);
});

test("so is a folder that is not there", () => {
  expect(check({ en: english })).toEqual([
    {
      severity: "warning",
      file: "locales/de",
      message: 'There is no such folder; pages in "de" show the English texts.',
      fix: "Copy locales/en to locales/de, and translate its files.",
    },
  ]);
});

test("what nothing reads is named", () => {
  const folders = {
    en: english,
    de: { ...german, hmoe: {} },
    dee: {},
    japanese: {},
  };
  expect(check(folders)).toEqual([
    {
      severity: "warning",
      file: "locales/de/hmoe.json",
      message: "Nothing reads this file.",
      allowed: "blog.json, home.json",
      fix: 'Did you mean "home.json"?',
    },
    {
      severity: "warning",
      file: "locales/dee",
      message: 'The site has no locale "dee", so nothing reads these texts.',
      allowed: "en, de",
      fix: 'Did you mean "de"?',
    },
    {
      severity: "warning",
      file: "locales/japanese",
      message:
        'The site has no locale "japanese", so nothing reads these texts.',
      allowed: "en, de",
      fix: 'Add "japanese" to i18n.locales in src/config/site.ts, or remove the folder.',
    },
  ]);
});
