import { brotliCompressSync } from "node:zlib";
import { localeCodes, localePath } from "../../src/config/locales";
import { searchIndexFolder } from "../../src/lib/searchIndex";
import { askAll } from "./site/askAll";
import type { AnsweredSearch } from "./site/askSearch";
import { outputFiles, readOutput, readOutputBytes } from "./site/outputFolder";
import { pageAt } from "./site/pages";
import { searchQueries } from "./site/searchQueries";

const special = {
  nonsense: { locale: "de", query: "qwrtzpsdfg" },
  draft: { locale: "en", query: "What I ask before the first call" },
  unlisted: { locale: "en", query: "Material for the workshop" },
  phrase: { locale: "en", query: '"termination symmetrical and paid"' },
  mixed: { locale: "en", query: '"paid and symmetrical termination"' },
} as const;
const names = Object.keys(special) as (keyof typeof special)[];
const table = Object.entries(searchQueries).flatMap(([locale, queries]) =>
  queries.map(([query, expected]) => ({ locale, query, expected })),
);
// What the first question of a visit has transferred is asked of some: each opens an index anew.
const firsts = table.filter((_, at) => at % 12 === 0);
const answers = askAll([
  ...Object.values(special),
  ...table,
  ...firsts.map((question) => ({ ...question, isFirst: true })),
]);
const tableAnswers = answers.slice(names.length, names.length + table.length);
const firstAnswers = answers.slice(-firsts.length);
const answerTo = (name: keyof typeof special) =>
  answers[names.indexOf(name)] as AnsweredSearch;

/** The script of the search, by what it has. */
function searchScript(): string {
  const file = [...outputFiles].find(
    (name) =>
      /^\d+-[^/]+\.js$/.test(name) &&
      readOutput(name).includes("search-results"),
  );
  if (!file) throw new Error("There is no script of the search.");
  return file;
}

it("finds what readers may type among the first three results", () => {
  const wrong = table.flatMap(({ locale, query, expected }, at) => {
    const best = tableAnswers[at]?.paths.slice(0, 3) ?? [];
    return best.includes(expected)
      ? []
      : [`${locale}, ${query}: ${best.join(" ")}`];
  });
  expect(wrong).toEqual([]);
});

it("transfers at most 250 kB for a first question, and 60 kB for a further one", () => {
  const most = (some: readonly AnsweredSearch[]) =>
    Math.max(...some.map(({ bytes }) => bytes));
  const script = brotliCompressSync(readOutputBytes(searchScript())).length;
  expect(most(firstAnswers)).toBeGreaterThan(90_000 - script);
  expect(most(firstAnswers)).toBeLessThan(250_000 - script);
  expect(most(tableAnswers)).toBeGreaterThan(1_000);
  expect(most(tableAnswers)).toBeLessThan(60_000);
});

it("leads to pages that are there", () => {
  const found = new Set(answers.flatMap(({ paths }) => paths));
  expect(found.size).toBeGreaterThan(5);
  expect([...found].filter((one) => !pageAt(one))).toEqual([]);
});

it("finds nothing in nonsense", () => {
  expect(answerTo("nonsense")).toMatchObject({ count: 0, paths: [] });
});

it("takes words in quotation marks for a phrase", () => {
  expect(answerTo("phrase").paths).toEqual(["/blog/reading-a-contract"]);
  expect(answerTo("mixed").count).toBe(0);
});

it("shows nothing that lists do not show", () => {
  const hidden = /questions-before-the-first-call|query-plan-workshop/;
  for (const name of ["draft", "unlisted"] as const) {
    expect(answerTo(name).paths.filter((one) => hidden.test(one))).toEqual([]);
  }
});

it.each(localeCodes)(
  "holds in %s what the search asks for, and nothing of Pagefind's own interfaces",
  (locale) => {
    const folder = `${searchIndexFolder}/${locale}/`;
    const files = [...outputFiles].filter((file) => file.startsWith(folder));
    const own = files.map((file) => file.slice(folder.length));
    expect(own).toContain("pagefind.js");
    expect(own).toContain("words.txt");
    expect(own.filter((file) => /-ui|highlight/.test(file))).toEqual([]);
  },
);

it.each(localeCodes)("leads on without scripts in %s", (locale) => {
  const { html = "" } = pageAt(localePath(locale, "/search")) ?? {};
  const [, without = "", lists = ""] =
    /<noscript><p>([^<]+)<\/p><\/noscript>([^]*?)<\/main>/.exec(html) ?? [];
  expect(without).toMatch(/JavaScript/);
  expect(lists).toContain(`href="${localePath(locale, "/blog/archive")}"`);
  expect(lists).toContain(`href="${localePath(locale, "/blog/tags")}"`);
  expect(lists).toContain(`href="${localePath(locale, "/blog/tags/craft")}"`);
});
