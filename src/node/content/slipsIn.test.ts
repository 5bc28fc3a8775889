/** @jest-environment node */
import { readSamplePost as read } from "./testing/readSamplePost";

const told = async (fields: string) => {
  const { problems } = await read(`---\ntitle: A\n${fields}\n---\n`);
  return problems.map(
    ({ line, field, message, allowed, fix }) =>
      `${line} ${field}: ${message} (${allowed?.slice(0, 24)}) ${fix}`,
  );
};

test.each<[string, string[]]>([
  ["authors: [{ name: Kim, url: https://a.example, pronouns: they }]", []],
  ["last_update: { date: 2026-03-20, reason: new }", []],
  [
    "last_update: { dat: 2026-03-20 }",
    [
      '3 last_update.dat: There is no field "dat". (date, author) Did you mean "date"?',
    ],
  ],
  [
    "authors:\n  - alex\n  - name: Kim\n    ulr: https://a.example",
    [
      '6 authors[1].ulr: There is no field "ulr". (key, name, title, bio, d) Did you mean "url"?',
    ],
  ],
  [
    "authors: { nme: Kim }",
    [
      '3 authors.nme: There is no field "nme". (key, name, title, bio, d) Did you mean "name"?',
    ],
  ],
  [
    "authors: [{ title: Painter }]",
    [
      '3 authors[0]: An author needs a "key" of content/authors.yaml, or a "name". (keys of content/authors.) undefined',
    ],
  ],
  [
    "authors: [{ name: Kim, url: not a url }]",
    [
      "3 authors[0].url: This is not a web address. (the author's own website) undefined",
    ],
  ],
  [
    "authors: [[alex]]",
    [
      "3 authors[0]: This must be a key such as alex. (keys of content/authors.) undefined",
    ],
  ],
])("%s", async (fields, expected) => {
  expect(await told(fields)).toEqual(expected);
});

test("a list within the list of authors names nobody", async () => {
  const { mentions } = await read("---\ntitle: A\nauthors: [[strange]]\n---\n");
  expect(mentions?.bylines).toEqual([{ key: null }]);
});
