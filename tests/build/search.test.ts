import { brotliCompressSync } from "node:zlib";
import { localeCodes, localePath } from "../../src/config/locales";
import { siteConfig } from "../../src/config/resolved";
import { searchIndexFolder } from "../../src/lib/searchIndex";
import { askAll } from "./site/askAll";
import type { AnsweredSearch } from "./site/askSearch";
import { askTable, searchTable } from "./site/askTable";
import type { AskedTable } from "./site/askTable";
import { saidBy } from "./site/indexed";
import { outputFiles, readOutput, readOutputBytes } from "./site/outputFolder";
import { pageAt, pages } from "./site/pages";

const special = {
  nonsense: { locale: "de", query: "qwrtzpsdfg" },
  compound: { locale: "de", query: "Adresse" },
  code: { locale: "en", query: "bisect" },
  heading: { locale: "en", query: "Termination: symmetrical and paid" },
  draft: { locale: "en", query: "What I ask before the first call" },
  unlisted: { locale: "en", query: "Material for the workshop" },
  typo: { locale: "de", query: "Vertarg" },
  phrase: { locale: "en", query: '"termination symmetrical and paid"' },
  mixed: { locale: "en", query: '"paid and symmetrical termination"' },
} as const;
const names = Object.keys(special) as (keyof typeof special)[];
const answers = askAll(names.map((name) => special[name]));
const answerTo = (name: keyof typeof special) =>
  answers[names.indexOf(name)] as AnsweredSearch;

it.each(localeCodes)("is asked thirty questions or more in %s", (locale) => {
  const asked = searchTable.filter((question) => question.locale === locale);
  expect(asked.length).toBeGreaterThanOrEqual(30);
});

describe("all of them", () => {
  let table: AskedTable;
  beforeAll(() => {
    table = askTable("public");
  }, 120_000);

  it("have their page among the first three results", () => {
    expect(table.wrong).toEqual([]);
  });

  it("transfer at most 250 kB as first ones, and 60 kB as further ones", () => {
    const most = table.first.at(-1) ?? 0;
    const first = scripts().reduce((sum, { bytes }) => sum + bytes, most);
    expect(first).toBeGreaterThan(90_000);
    expect(first).toBeLessThan(250_000);
    expect(table.further.at(-1)).toBeGreaterThan(1_000);
    expect(table.further.at(-1)).toBeLessThan(60_000);
  });
});

it("leads to pages that are there", () => {
  const found = new Set(answers.flatMap(({ paths }) => paths));
  expect(found.size).toBeGreaterThan(5);
  expect([...found].filter((one) => !pageAt(one))).toEqual([]);
});

it("finds nothing in nonsense, and says what it took a slip for", () => {
  expect(answerTo("nonsense")).toMatchObject({ count: 0, paths: [] });
  expect(answerTo("typo").corrected).toBe("Vertrag");
});

it("takes words in quotation marks for a phrase", () => {
  expect(answerTo("phrase").paths).toEqual(["/blog/reading-a-contract"]);
  expect(answerTo("mixed").count).toBe(0);
});

it("leads to headings", () => {
  expect(answerTo("heading").headings).toContain(
    "5-termination-symmetrical-and-paid",
  );
});

it("shows nothing that lists do not show", () => {
  const hidden = /questions-before-the-first-call|query-plan-workshop/;
  for (const name of ["draft", "unlisted"] as const) {
    expect(answerTo(name).paths.filter((one) => hidden.test(one))).toEqual([]);
  }
});

describe.each(localeCodes)("the index in %s", (locale) => {
  const folder = `${searchIndexFolder}/${locale}/`;
  const files = [...outputFiles].filter((file) => file.startsWith(folder));

  it("holds what the search asks for, and nothing of Pagefind's own interfaces", () => {
    const own = files.map((file) => file.slice(folder.length));
    expect(own).toContain("pagefind.js");
    expect(own).toContain("words.txt");
    expect(own.filter((file) => /-ui|highlight/.test(file))).toEqual([]);
  });
});

/** The script of the search: what is seen of it. */
const scripts = () =>
  ["search-results"].map((said) => {
    const file = [...outputFiles].find(
      (name) => /^\d+-[^/]+\.js$/.test(name) && readOutput(name).includes(said),
    );
    if (!file) throw new Error(`There is no script with ${said}.`);
    return { file, bytes: brotliCompressSync(readOutputBytes(file)).length };
  });

describe.each(localeCodes)("the page of the search in %s", (locale) => {
  const path = localePath(locale, "/search");

  it("is passed by by search engines", () => {
    const page = pageAt(path);
    expect(page && saidBy(page, 'meta[name="robots"]')).toEqual(["noindex"]);
    const maps = [...outputFiles].filter((file) => /^sitemap.*xml$/.test(file));
    expect(maps.length).toBeGreaterThan(0);
    for (const map of maps) expect(readOutput(map)).not.toContain(`${path}<`);
  });

  it("leads on without scripts", () => {
    const { html = "" } = pageAt(path) ?? {};
    const [, without = ""] =
      /<noscript>((?:(?!<\/noscript>)[^])*archive[^]*?)<\/noscript>/.exec(
        html,
      ) ?? [];
    expect(without).toContain(`href="${localePath(locale, "/blog/archive")}"`);
    expect(without).toContain(`href="${localePath(locale, "/blog/tags")}"`);
  });

  it("is what the start page names to machines", () => {
    const { html = "" } = pageAt(localePath(locale, "/")) ?? {};
    expect(html).toContain(
      `"urlTemplate":"${siteConfig.url}${path}?q={search_term_string}"`,
    );
  });
});

it("is in no page before somebody wants it", () => {
  const own = scripts();
  for (const { html } of pages) {
    for (const { file } of own) {
      expect(html).not.toContain(`src="/${file}"`);
      expect(html).not.toContain(`href="/${file}"`);
    }
    expect(html).not.toContain(`/${searchIndexFolder}/`);
  }
});
