import { checkReferences } from "./checkReferences";

const text = {
  sourcePath: "content/blog/a/en.mdx",
  isStandIn: false,
  images: [],
  cover: null,
  bylines: [{ key: "alex" }, { key: null }],
  tagNames: [{ key: "craft", label: "craft" }],
  lines: { authors: 2, tags: 3 },
};
const known = {
  authors: ["alex", "kim"],
  tags: ["craft"],
  exists: () => false,
  siblings: () => [],
  pictureFault: () => null,
};

test("nothing to say where all is well", () => {
  expect(checkReferences([text], known)).toEqual([]);
});

test("an unknown author is an error with the nearest one", () => {
  expect(
    checkReferences([{ ...text, bylines: [{ key: "alx" }] }], known),
  ).toEqual([
    {
      severity: "error",
      file: "content/blog/a/en.mdx",
      line: 2,
      field: "authors[0]",
      message: 'There is no author "alx".',
      allowed: "alex, kim",
      fix: 'Did you mean "alex"?',
    },
  ]);
});

test("of a file of authors that can't be read, nobody knows whom it lacks", () => {
  const strange = { ...text, bylines: [{ key: "alx" }] };
  expect(checkReferences([strange], { ...known, authors: null })).toEqual([]);
});

test("a tag without an entry is a weak spot, not a fault", () => {
  const [problem] = checkReferences(
    [{ ...text, tagNames: [{ key: "crafts", label: "crafts" }] }],
    known,
  );
  expect(problem).toMatchObject({
    severity: "warning",
    field: "tags[0]",
    fix: 'Did you mean "craft"?',
  });
});

test("without tags.yaml every tag is welcome", () => {
  const found = checkReferences(
    [{ ...text, tagNames: [{ key: "any", label: "any" }] }],
    {
      ...known,
      tags: [],
    },
  );
  expect(found).toEqual([]);
});

test("a stand-in repeats no fault of its original", () => {
  const standIn = { ...text, isStandIn: true, bylines: [{ key: "alx" }] };
  expect(checkReferences([standIn], known)).toEqual([]);
});
