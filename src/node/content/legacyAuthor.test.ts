import { legacyAuthor } from "./legacyAuthor";

const fixOf = (data: object) =>
  legacyAuthor({ file: "a.mdx", data, lineOf: () => 3 })[0]?.fix;

test.each<[object, string | undefined]>([
  [{ authors: ["alex"] }, undefined],
  [
    { author: "alex" },
    "Write instead:\nauthors: [alex]\nor, if content/authors.yaml has no such entry:\nauthors:\n  - name: alex",
  ],
  [{ author: "Alex Weber" }, "Write instead:\nauthors:\n  - name: Alex Weber"],
  [
    { author: "alex", author_url: "https://a.example" },
    'Write instead:\nauthors:\n  - name: alex\n    url: "https://a.example"',
  ],
])("%j", (data, fix) => {
  expect(fixOf(data)).toBe(fix);
});
