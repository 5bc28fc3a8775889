import { compareKeys } from "./compareKeys";
import { readCatalogue } from "./readCatalogue";

const read = (file: string, texts: object) =>
  readCatalogue(file, JSON.stringify(texts));
const compare = (own: object, source: object) =>
  compareKeys(
    read("de.json", own),
    read("en.json", source),
    ["one", "other"],
    [],
  );

test("two keys that are nearly the same are one fault", () => {
  expect(compare({ readMore: "Mehr" }, { readMroe: "More" })).toEqual([
    {
      kind: "unused",
      key: "readMore",
      message: 'Nothing asks for this text: en.json has no "readMore".',
      fix: 'Rename it, or "readMroe" there, which is missing here: one of the two is misspelt.',
    },
  ]);
});

test("plural forms are renamed together", () => {
  const posts = { posts_one: "1", posts_other: "2" };
  const found = compare({ post_one: "1", post_other: "2" }, posts);
  expect(found.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
    "unused post_one",
    "unused post_other",
  ]);
});

test("other keys are missing, or nothing asks for them", () => {
  expect(compare({ a: "A" }, { long_other: "L" })).toMatchObject([
    { kind: "missing", key: "long_one" },
    { kind: "missing", key: "long_other" },
    { kind: "unused", key: "a", fix: "Remove it, or mend its name." },
  ]);
});
