import { checkImages } from "./checkImages";

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
  lines: { authors: 2, tags: 3 },
};
const files = {
  exists: () => false,
  siblings: () => ["covers.png", "diagram.png"],
  pictureFault: () => null,
};

test("a missing picture names its line and the file that was likely meant", () => {
  expect(checkImages({ ...text, cover: image }, files)).toEqual([
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
  const [found] = checkImages({ ...text, coverDark: image }, files);
  expect(found).toMatchObject({ line: 4, field: "image_dark" });
});

test("a portrait that only the text names is missed, too", () => {
  const own = { image: { ...image, src: "./me.png", filePath: "/c/me.png" } };
  const found = checkImages(
    { ...text, bylines: [{ key: null, own }] },
    {
      ...files,
      siblings: () => [],
    },
  );
  expect(found).toMatchObject([
    { line: 2, fix: "Put the file at content/blog/a/me.png." },
  ]);
});

test("pictures on the web are not ours to check", () => {
  const remote = { src: "https://a.example/b.png", alt: "", filePath: "" };
  expect(checkImages({ ...text, images: [remote] }, files)).toEqual([]);
});

test("a file that is no picture is told with its line", () => {
  const fault = { reason: "its file is empty", fix: "Put it there." };
  const found = checkImages(
    { ...text, images: [{ ...image, line: 9 }] },
    { ...files, exists: () => true, pictureFault: () => fault },
  );
  expect(found).toEqual([
    {
      severity: "error",
      file: "content/blog/a/en.mdx",
      line: 9,
      message: '"./cover.png" is no picture: its file is empty.',
      fix: "Put it there.",
    },
  ]);
});
