/** @jest-environment node */
import fc from "fast-check";
import { loadIndex, searchPages } from "./searchPages";
import type { PagefindPage } from "./matches";
import type { Pagefind } from "./searchPages";
import { createVocabulary } from "./vocabulary";

const toPage = (url: string, content: string): PagefindPage => ({
  url,
  content,
  excerpt: content,
  meta: { title: url.split("/").at(-1), kind: "post", lang: "en" },
  sub_results: [
    { title: "Page", locations: [1] },
    ...[1, 2, 3, 4].map((count) => ({
      title: `Part ${count}`,
      anchor: { id: String(count) },
      locations: Array.from({ length: count }, () => 1),
    })),
  ],
});

/** Finds pages that contain the query. */
const stubPagefind = (pages: Record<string, string>, late?: string) =>
  ({
    search: (query, { filters } = { filters: {} }) =>
      Promise.resolve({
        results: Object.entries(pages)
          .filter(([url, text]) => {
            const isWanted = filters.age ? url.startsWith(`${late}`) : true;
            return isWanted && text.includes(query ?? "");
          })
          .map(([id, content]) => ({
            id,
            score: 1,
            data: () => Promise.resolve(toPage(id, content)),
          })),
      }),
    filters: () => Promise.resolve(late ? { age: {} } : {}),
  }) satisfies Pagefind;

const ask = async (
  pages: Record<string, string>,
  query: string,
  { words = [] as string[], late = "", limit = 2 } = {},
) =>
  searchPages(
    await loadIndex(
      stubPagefind(pages, late),
      createVocabulary(words, "de-DE"),
    ),
    query,
    limit,
  );
const pathsIn = ({ results }: Awaited<ReturnType<typeof ask>>) =>
  results.map(({ path }) => path);

test("marks words without the punctuation beside them; shows the description of a page whose sentences lack them", async () => {
  const page = toPage("/a", "word");
  const excerptOf = async (content: string, description: string) => {
    const found = {
      ...page,
      excerpt: content,
      meta: { ...page.meta, description },
    };
    const pagefind: Pagefind = {
      search: () =>
        Promise.resolve({
          results: [{ id: "a", score: 1, data: () => Promise.resolve(found) }],
        }),
      filters: () => Promise.resolve({}),
    };
    const index = await loadIndex(pagefind, createVocabulary([], "en"));
    const { results } = await searchPages(index, "word", 1);
    return results[0]?.excerpt;
  };
  expect(await excerptOf("a <mark>word</mark> …", "A & B")).toBe(
    "a <mark>word</mark>\u00A0…",
  );
  expect(
    await excerptOf(
      "<mark>&quot;Word,&quot;</mark> in <mark>C#:</mark> <mark>R&amp;D</mark>",
      "",
    ),
  ).toBe(
    "&quot;<mark>Word</mark>,&quot; in <mark>C#</mark>: <mark>R&amp;D</mark>",
  );
  expect(await excerptOf("other words", "A & B")).toBe("A &amp; B");
  expect(await excerptOf("other words", "")).toBe("other words");
});

test("finds pages, with the headings above most of what was found", async () => {
  const found = await ask({ "/a": "word", "/b": "word", "/c": "word" }, "word");
  expect(found.count).toBe(3);
  expect(pathsIn(found)).toEqual(["/a", "/b"]);
  expect(found.results[0]).toMatchObject({
    title: "a",
    kind: "post",
    headings: ["2", "3", "4"].map((id) => ({
      title: `Part ${id}`,
      path: `/a#${id}`,
    })),
  });
});

test("an umlaut written as two letters is asked for as pages spell it", async () => {
  const pages = { "/a": "Müller", "/b": "schön" };
  const words = ["schon", "schön", "Müller"];
  expect(pathsIn(await ask(pages, "Mueller", { words }))).toEqual(["/a"]);
  expect(pathsIn(await ask(pages, "schön", { words }))).toEqual(["/b"]);
});

test("pages with compounds come after those with the word", async () => {
  const pages = { "/a": "Kundendatenbank", "/b": "Datenbank" };
  const words = ["Datenbank", "Kundendatenbank"];
  const found = await ask(pages, "Datenbank", { words });
  expect(pathsIn(found)).toEqual(["/b", "/a"]);
});

test("pages with some of the words are found, those with more of them first", async () => {
  const pages = { "/a": "software", "/b": "broken software", "/c": "else" };
  const words = ["software", "broken"];
  const found = await ask(pages, "broken software", { words });
  expect(pathsIn(found)).toEqual(["/b", "/a"]);
});

test("other versions of the documentation come last", async () => {
  const found = await ask({ "/1.0": "word", "/2.0": "word" }, "word", {
    late: "/1.0",
  });
  expect(pathsIn(found)).toEqual(["/2.0", "/1.0"]);
});

test("a page that the last version of the documentation has is found once", async () => {
  const pages = { "/1.0/a": "word", "/1.0/old": "word", "/a": "word" };
  const found = await ask(pages, "word", { late: "/1.0", limit: 3 });
  expect(pathsIn(found)).toEqual(["/a", "/1.0/old"]);
  expect(found.count).toBe(2);
});

test("a word of the list that Pagefind does not find says that a part of the index is missing", async () => {
  const words = ["Vertrag", "SQL"];
  for (const query of ["vertrag", "Vertrog", "sql", '"ein Vertrag"'])
    await expect(ask({ "/a": "other" }, query, { words })).rejects.toThrow();
  const found = { results: [], count: 0 };
  const pages = { "/a": "Vertrag" };
  expect(await ask(pages, '"ein Vertrag"', { words })).toEqual(found);
});

test("quotation marks of any language make a phrase", async () => {
  const pages = { "/a": 'say "two words"' };
  expect((await ask(pages, "„two words“")).count).toBe(1);
});

test.each([
  ["other", "otterly", 0],
  ["well-being", "wellbeing", 1],
])("of what Pagefind finds, %s has %s: %i", async (text, query, count) => {
  const pagefind = stubPagefind({ "/a": text });
  const search: Pagefind["search"] = (_, more) => pagefind.search(text, more);
  const vocabulary = createVocabulary([], "en");
  const index = await loadIndex({ ...pagefind, search }, vocabulary);
  expect((await searchPages(index, query, 2)).count).toBe(count);
});

test("a page with a short word comes before those with words that it begins, first of all in its title", async () => {
  const pages = { "/going": "go goo good", "/a": "to go", "/go": "go" };
  const pagefind = stubPagefind({ ...pages, "/other": "good" });
  const search: Pagefind["search"] = (query, options) =>
    pagefind.search(query?.replaceAll('"', "") ?? null, options);
  const vocabulary = createVocabulary([], "en");
  const index = await loadIndex({ ...pagefind, search }, vocabulary);
  const found = await searchPages(index, "go", 9);
  expect(pathsIn(found)).toEqual(["/go", "/going", "/a", "/other"]);
});

const signs =
  'a,Ver,trag,ae,ß,İ,’,",„,$&,\\,(,[,*,+,?,|,^,C++,.5,<mark>,&amp;, ,\n,\u00a0,\u200b,\u202e,\u0301,👩‍👧,مرحبا,日本,__proto__';
const query = fc
  .array(
    fc.oneof(
      fc.constantFrom(...signs.split(",")),
      fc.string({ unit: "binary" }),
    ),
  )
  .map((parts) => parts.join(""));

test("whatever is typed has an answer, and once corrected stays as it is", async () => {
  const pages = { "/a": "Vertrag (C++) مرحبا", "/b": 'say "日本" &amp; 👩‍👧' };
  const words = ["Vertrag", "C++", "مرحبا", "日本"];
  await fc.assert(
    fc.asyncProperty(query, async (typed) => {
      const { corrected, count, results } = await ask(pages, typed, { words });
      expect(count).toBeGreaterThanOrEqual(results.length);
      if (corrected === undefined) return;
      const again = await ask(pages, corrected, { words });
      expect(again.corrected).toBeUndefined();
    }),
  );
});
