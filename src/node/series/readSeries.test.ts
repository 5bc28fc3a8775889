/** @jest-environment node */
import { readSeries } from "./readSeries";

const read = (raw: string) =>
  readSeries({ root: "/", absolutePath: "/content/series.yaml", raw });

test("a series has its texts in every locale; the key stands in for a title", () => {
  const raw =
    "data:\n  title: { en: Data, de: Daten }\n  description: D.\ngit:";
  expect(read(raw)).toEqual({
    problems: [],
    keys: ["data", "git"],
    fields: [
      { key: "data", locale: "en", title: "Data", description: "D." },
      { key: "data", locale: "de", title: "Daten", description: "D." },
      { key: "git", locale: "en", title: "git", description: null },
      { key: "git", locale: "de", title: "git", description: null },
    ],
  });
});

test.each([
  ["data:\n  titel: Data", "data.titel", 2, 'Did you mean "title"?'],
  ["data:\n  title: 7", "data.title", 2, undefined],
  [
    "My Data:\n  title: Data",
    "My Data",
    1,
    "Rename it here and in the posts that name it.",
  ],
])("a fault names its place: %j", (raw, field, line, fix) => {
  expect(read(raw).problems).toMatchObject([
    { severity: "error", file: "content/series.yaml", line, field, fix },
  ]);
});

test("the keys are those of faulty entries, too", () => {
  const raw = "one:\n  titel: One\ntwo:\n";
  expect(read(raw).keys).toEqual(["one", "two"]);
});
