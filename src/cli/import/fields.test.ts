import { importFiles } from "./testing/importFiles";
import { isDraft, readDate } from "./fields";

test.each([
  ["02.01.2020", "2020-01-02"],
  ["13.1.2020", "2020-01-13"],
  ["Mar 4, 2018", "2018-03-04"],
  ["2018-01-02 23:30:00 -0500", "2018-01-02 23:30:00 -0500"],
  ["13.13.2020", undefined],
])("the date %s is %s", (written, date) => {
  expect(readDate(written)).toBe(date);
});

test.each([
  [{ publishDate: "2999-01-01" }, true],
  [{ publishDate: "2020-01-01", expiryDate: "2999-01-01" }, false],
  [{ expiryDate: "2020-01-01" }, true],
])("with %j a text is a draft: %s", (fields, expected) => {
  expect(isDraft(fields)).toBe(expected);
});

test("Hugo may have front matter in JSON", async () => {
  const { texts } = await importFiles({
    "post/a.md": '{\n  "title": "A",\n  "date": "2020-01-02"\n}\nText.\n',
  });
  const [text] = Object.values(texts);
  expect(text).toMatch(/^---\ntitle: A\n[^]*---\n\nText.\n$/);
});

test("what Hugo's folders hand down is listed", async () => {
  const { notes } = await importFiles({
    "content/blog/_index.md": "---\ncascade: { draft: true }\n---\n",
    "content/notes/_index.md": "---\ntitle: Notes\n---\n",
  });
  expect(notes.filter((note) => note.includes("cascade"))).toEqual([
    'content/blog/_index.md:1 Left out: "cascade", for the texts below.',
  ]);
});
