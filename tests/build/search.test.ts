import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { localeCodes, localePath } from "../../src/config/locales";
import { siteConfig } from "../../src/config/resolved";
import { searchIndexFolder } from "../../src/lib/searchIndex";
import type { AnsweredSearch, AskedSearch } from "./site/askSearch";
import { saidBy } from "./site/indexed";
import { outputFiles, readOutput, readOutputBytes } from "./site/outputFolder";
import { pageAt, pages } from "./site/pages";
import { searchQueries } from "./site/searchQueries";

/** Asks the built search, in a process that may load Pagefind's script. */
function ask(asked: readonly AskedSearch[]): AnsweredSearch[] {
  const folder = mkdtempSync(path.join(tmpdir(), "search-"));
  const [questions, answers] = ["asked.json", "answered.json"].map((name) =>
    path.join(folder, name),
  ) as [string, string];
  writeFileSync(questions, JSON.stringify(asked));
  const script = path.join(__dirname, "site/askSearch.ts");
  execFileSync("node_modules/.bin/tsx", [script, questions, answers]);
  return JSON.parse(readFileSync(answers, "utf8")) as AnsweredSearch[];
}

const table = localeCodes.flatMap((locale) =>
  (searchQueries[locale] ?? []).map(([query, expected]) => ({
    locale,
    query,
    expected,
  })),
);
const special = {
  nonsense: { locale: "de", query: "qwrtzpsdfg" },
  compound: { locale: "de", query: "Adresse" },
  code: { locale: "en", query: "bisect" },
  heading: { locale: "en", query: "Termination: symmetrical and paid" },
  draft: { locale: "en", query: "What I ask before the first call" },
  unlisted: { locale: "en", query: "Material for the workshop" },
  typo: { locale: "de", query: "Vertarg" },
} as const;
const names = Object.keys(special) as (keyof typeof special)[];
const answers = ask([...table, ...names.map((name) => special[name])]);
const answerTo = (name: keyof typeof special) =>
  answers[table.length + names.indexOf(name)] as AnsweredSearch;

it.each(localeCodes)("is asked thirty questions or more in %s", (locale) => {
  const asked = table.filter((question) => question.locale === locale);
  expect(asked.length).toBeGreaterThanOrEqual(30);
});

it("has 95 % of the expected pages among the first three", () => {
  const wrong = table.flatMap(({ locale, query, expected }, index) => {
    const { paths = [] } = answers[index] ?? {};
    return paths.slice(0, 3).includes(expected)
      ? []
      : [`${locale}, ${query}: ${paths.slice(0, 3).join(" ") || "nothing"}`];
  });
  process.stdout.write(
    `  ${table.length - wrong.length} of ${table.length} queries right\n`,
  );
  expect(wrong.slice(Math.floor(table.length * 0.05))).toEqual([]);
});

it("leads to pages that are there", () => {
  const found = new Set(answers.flatMap(({ paths }) => paths));
  expect(found.size).toBeGreaterThan(15);
  expect([...found].filter((one) => !pageAt(one))).toEqual([]);
});

it("finds nothing in nonsense, and says what it took a slip for", () => {
  expect(answerTo("nonsense")).toMatchObject({ count: 0, paths: [] });
  expect(answerTo("typo").corrected).toBe("Vertrag");
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
    expect(
      own.filter((file) => /ui|worker|highlight|unknown/.test(file)),
    ).toEqual([]);
  });

  it("sends at most 150 kB for the first query, and 40 kB for a further one", () => {
    const size = (name: RegExp) =>
      files
        .filter((file) => name.test(file))
        .reduce((sum, file) => sum + gzipSync(readOutputBytes(file)).length, 0);
    const start = size(/pagefind\.js$|wasm\.|entry\.json$|_meta$|pf_filter$/);
    const asked = answers.filter(
      (_, index) => table[index]?.locale === locale && index % 3 === 0,
    );
    // The first one opened the index, too.
    const [, ...further] = asked.map(({ bytes }) => bytes);
    const most = Math.max(...further);
    const { script } = panel();
    process.stdout.write(
      `  ${locale}: ${start + script} bytes to open, at most ${most} a query\n`,
    );
    expect(most).toBeGreaterThan(1_000);
    expect(most).toBeLessThan(40_000);
    expect(start + script + most).toBeLessThan(150_000);
  });
});

/** The script of the search, by brotli. */
function panel() {
  const file = [...outputFiles].find(
    (name) =>
      name.endsWith(".js") &&
      !name.includes("/") &&
      readOutput(name).includes("search-results"),
  );
  if (!file) throw new Error("There is no script of the search.");
  return { file, script: brotliCompressSync(readOutputBytes(file)).length };
}

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
  const { file } = panel();
  for (const { html } of pages) {
    expect(html).not.toContain(`src="/${file}"`);
    expect(html).not.toContain(`href="/${file}"`);
    expect(html).not.toContain(`/${searchIndexFolder}/`);
  }
});
