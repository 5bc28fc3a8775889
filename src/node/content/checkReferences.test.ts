import { checkReferences } from "./checkReferences";

const image = {
  src: "./cover.png",
  alt: "",
  filePath: "/c/cover.png",
  line: 4,
};
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
  siblings: () => ["covers.png", "diagram.png"],
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

test("a missing picture names its line and the file that was likely meant", () => {
  expect(checkReferences([{ ...text, cover: image }], known)).toEqual([
    {
      severity: "error",
      check: "missingImages",
      file: "content/blog/a/en.mdx",
      line: 4,
      field: "image",
      message: 'There is no file for the picture "./cover.png".',
      allowed: "covers.png, diagram.png",
      fix: 'Did you mean "./covers.png"?',
    },
  ]);
});

test("a missing picture for dark mode is told by its field", () => {
  const [found] = checkReferences([{ ...text, coverDark: image }], known);
  expect(found).toMatchObject({ line: 4, field: "image_dark" });
});

test("a portrait that only the text names is missed, too", () => {
  const own = { image: { ...image, src: "./me.png", filePath: "/c/me.png" } };
  const found = checkReferences([{ ...text, bylines: [{ key: null, own }] }], {
    ...known,
    siblings: () => [],
  });
  expect(found).toMatchObject([
    { line: 2, fix: "Put the file at content/blog/a/me.png." },
  ]);
});

test("a stand-in repeats no fault of its original", () => {
  const standIn = { ...text, isStandIn: true, bylines: [{ key: "alx" }] };
  expect(checkReferences([standIn], known)).toEqual([]);
});

test("pictures on the web are not ours to check", () => {
  const remote = { src: "https://a.example/b.png", alt: "", filePath: "" };
  expect(checkReferences([{ ...text, images: [remote] }], known)).toEqual([]);
});
