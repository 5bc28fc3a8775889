import { placeHeadings } from "./placeHeadings";
import { recordHtml } from "./recordHtml";
import type { SearchRecord } from "./searchRecord";

const record: SearchRecord = {
  kind: "post",
  url: "/de/blog/a",
  title: "A & <B>",
  lang: "de",
  description: "",
  authors: ["Kim Muster"],
  tags: ["Front end", 'Q"'],
  year: "2026",
  headings: [
    { id: "first", title: "It’s first", depth: 2 },
    { id: "again", title: "Again", depth: 3 },
  ],
  text: "Before.\nIt's first\nAgain and again.\nAgain\nAfter.",
  code: "a < b",
};
const write = (own: SearchRecord, also = { title: [""], text: [""] }) =>
  recordHtml(own, placeHeadings(own), also);
const html = write(record, { title: ["b"], text: ["datenbank", "bank"] });

it("holds each word once, with the weight of all its places", () => {
  expect(html).toContain(
    '<h1>A &amp; &lt;B&gt;</h1><p data-pagefind-weight="1.000">before and after</p><p data-pagefind-weight="6.000">It’s first</p><p data-pagefind-weight="7.000">again</p>',
  );
});

it("counts code little", () => {
  expect(html).toContain('<p data-pagefind-weight="0.083">a b</p>');
});

it("keeps the page as long as it is", () => {
  const [, words = ""] = html.split("</h1>");
  const text = words.replace(/<[^>]*>/g, " ").replace("&lt;", "<");
  expect(text.match(/\S+/g)).toHaveLength(
    `${record.text} ${record.code}`.split(/\s+/).length,
  );
  expect(words).toMatch(/<p>(?: \.)+<\/p>/);
});

it("gives a word that weighs more than Pagefind knows several places", () => {
  const text = "word ".repeat(23);
  const often = write({ ...record, text });
  expect(often).toContain('<p data-pagefind-weight="10.000">word word</p>');
  expect(often).toContain('<p data-pagefind-weight="3.000">word</p>');
});

it.each([
  [true, 0],
  [false, 1],
])("tells other versions apart; whether the last one: %s", (isLast, marks) => {
  const version = { name: "1.0", isLast };
  const own = { ...record, kind: "doc" as const, version };
  const found = write(own);
  expect(found.match(/="age\[data-x\]" data-x="other"/g) ?? []).toHaveLength(
    marks,
  );
});

it.each([
  ["filter", "lang", "de"],
  ["filter", "year", "2026"],
  ["filter", "tag", "Front end"],
  ["filter", "tag", "Q&quot;"],
  ["meta", "authors", "Kim Muster"],
  ["meta", "also", "datenbank bank"],
  ["meta", "alsoTitle", "b"],
])("has the %s %s: %s", (kind, name, value) => {
  expect(html).toContain(
    `<i data-pagefind-${kind}="${name}[data-x]" data-x="${value}"></i>`,
  );
});
