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
const html = recordHtml(record, { title: ["b"], text: ["datenbank", "bank"] });

it("makes headings of the lines that are headings, in their order", () => {
  expect(html).toContain(
    '<h1>A &amp; &lt;B></h1><p>Before.</p><h2 id="first">It’s first</h2><p>Again and again.</p><h3 id="again">Again</h3><p>After.</p>',
  );
});

it("counts code little", () => {
  expect(html).toContain('<pre data-pagefind-weight="0.1">a &lt; b</pre>');
});

it.each([
  [true, 0],
  [false, 1],
])("tells versions apart; whether the last one: %s", (isLast, marks) => {
  const version = { name: "1.0", isLast };
  const own = { ...record, kind: "doc" as const, version };
  const found = recordHtml(own, { title: [], text: [] });
  expect(found).toContain('="version[data-x]" data-x="1.0"></i>');
  expect(found.match(/="age\[data-x\]" data-x="other"/g) ?? []).toHaveLength(
    marks,
  );
});

it.each([
  ["filter", "kind", "post"],
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
