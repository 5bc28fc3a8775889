/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkStrings } from "../checkStrings";
import { formatProblems } from "../content/problem";
import { sourceGaps } from "./sourceGaps";

type Files = Record<string, object | string>;

function rootOf(files: Files) {
  const root = mkdtempSync(path.join(tmpdir(), "gaps-"));
  for (const [name, texts] of Object.entries(files)) {
    const file = path.join(root, "locales", `${name}.json`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(
      file,
      typeof texts === "string" ? texts : JSON.stringify(texts, null, 1),
    );
  }
  return root;
}

const code = [
  'const { t } = useTranslation("blog"); t("post.readMore"); t("post.by"); t("n")',
  'const { t } = useTranslation("home"); t("a")',
  'const { t } = useTranslation("unused"); t("b")',
];

const blog = { post: { readMore: "M", by: "B" }, n_one: "1", n_other: "2" };
const home = { a: "A" };
const de = { "de/blog": blog, "de/home": home };
const copy = (name: string) =>
  `Bring it back, or copy locales/de/${name}, and write its texts in "en".`;

test.each<[string, Files, string[]]>([
  ["all is there", { "en/blog": blog, "en/home": home, ...de }, []],
  [
    "a file is missing",
    { "en/home": home, ...de },
    [
      `en/blog.json: There is no such file, and the code asks for its texts, so pages would show their keys. ${copy("blog.json")}`,
    ],
  ],
  [
    "a file is misspelt",
    { "en/blgo": blog, "en/home": home, ...de },
    [
      'en/blog.json: There is no such file, and the code asks for its texts, so pages would show their keys. Did you misspell it as "blgo.json"? Rename that one.',
    ],
  ],
  [
    "the folder is missing",
    de,
    [
      'en: There is no such folder, and the code asks for its texts, so pages would show their keys. Bring it back, or copy locales/de, and write its texts in "en".',
    ],
  ],
  [
    "a key is misspelt",
    {
      "en/blog": { ...blog, post: { readMoer: "M", by: "B" } },
      "en/home": home,
      ...de,
    },
    [
      'en/blog.json:3 There is no "post.readMore", and the code asks for it, so pages would show the key itself. Did you misspell it as "post.readMoer"? Rename that one.',
    ],
  ],
  [
    "a key is missing",
    { "en/blog": { post: { by: "B" }, n_one: "1", n_other: "2" }, ...de },
    [
      'en/blog.json:3 There is no "post.readMore", and the code asks for it, so pages would show the key itself. Add it, as in locales/de/blog.json.',
      `en/home.json: There is no such file, and the code asks for its texts, so pages would show their keys. ${copy("home.json")}`,
    ],
  ],
  [
    "several are",
    { "en/blog": { post: { readMore: "M" } }, "en/home": home, ...de },
    [
      "en/blog.json:3 There are 2 texts missing that the code asks for, so pages would show their keys: post.by, n. Add them, as in locales/de/blog.json.",
    ],
  ],
  [
    "a key is misspelt in both languages",
    {
      "en/blog": { ...blog, post: { readMoer: "M", by: "B" } },
      "en/home": home,
      "de/blog": { ...blog, post: { readMoer: "M", by: "B" } },
      "de/home": home,
    },
    [
      'en/blog.json:3 There is no "post.readMore", and the code asks for it, so pages would show the key itself. Did you misspell it as "post.readMoer"? Rename that one, in every language.',
    ],
  ],
  [
    "a key is misspelt in each language in its own way",
    {
      "en/blog": { ...blog, post: { readMoer: "M", by: "B" } },
      "en/home": home,
      "de/blog": { ...blog, post: { raedMore: "M", by: "B" } },
      "de/home": home,
    },
    [
      'en/blog.json:3 There is no "post.readMore", and the code asks for it, so pages would show the key itself. Did you misspell it as "post.readMoer"? Rename that one, in every language.',
    ],
  ],
  [
    "texts are missing in both languages",
    { "en/blog": { post: { by: "B" } }, "de/blog": { post: { by: "B" } } },
    [
      "en/blog.json:3 There are 2 texts missing that the code asks for, so pages would show their keys: post.readMore, n. Bring them back, or write them anew, in every language.",
    ],
  ],
  [
    "another language has what no code asks for",
    {
      "en/blog": blog,
      "en/home": home,
      "de/blog": { ...blog, old: "O" },
      "de/older": { stale: "S" },
    },
    [],
  ],
  ["a file can't be read", { "en/blog": "{", "en/home": home, ...de }, []],
])("%s", (_, files, expected) => {
  const { problems } = sourceGaps(rootOf(files), () => code);
  expect(
    problems.map(
      ({ file, line, message, fix }) =>
        `${file.slice("locales/".length)}:${line ?? ""} ${message} ${fix}`,
    ),
  ).toEqual(expected.map((line) => line.replace(/^(\S+): /, "$1: ")));
  expect(problems.every(({ severity }) => severity === "error")).toBe(true);
});

test("a plural form that English misspells is not asked of German", () => {
  const found = checkStrings(
    rootOf({
      "en/blog": { n_one: "1", n_oter: "2" },
      "de/blog": { n_one: "1", n_other: "2" },
    }),
  );
  expect(found).toEqual([]);
});

test.each<[string, Files]>([
  ["a missing file", { "en/home": home, ...de }],
  ["a misspelt one", { "en/blgo": blog, "en/home": home, ...de }],
  ["a missing folder", de],
  ["a misspelt key", { "en/blog": blog, "en/home": { aa: "A" }, ...de }],
])("%s of English is no fault of German", (_, files) => {
  const found = checkStrings(rootOf(files));
  expect(formatProblems("", found)).not.toContain("locales/de\n");
  expect(found).toHaveLength(1);
});
