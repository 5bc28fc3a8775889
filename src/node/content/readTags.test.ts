/** @jest-environment node */
import { formatProblems } from "./problem";
import { readAuthors } from "./readAuthors";
import { readTags } from "./readTags";

test("a text's languages are those of the site", () => {
  const { problems } = readTags({
    root: "/site",
    absolutePath: "/site/content/tags.yaml",
    raw: "craft:\n  label: { en: Craft, dee: Handwerk }\n",
  });
  expect(formatProblems("Faults:", problems)).toMatchInlineSnapshot(`
    "Faults:

    content/tags.yaml:2  craft.label
      The site has no language "dee"; there are en, de.
      Value: {"en":"Craft","dee":"Handwerk"}
      Allowed: the tag as readers see it; default: the key"
  `);
});

test.each([
  ["a faulty entry", "A B:\n  lable: x\nb:\n", ["A B", "b"]],
  ["no entry", "", []],
  ["no map", "- a\n", null],
  ["no YAML", "a: b: c\n", null],
])("the keys of a file with %s", (_, raw, keys) => {
  const source = { root: "/site", absolutePath: "/site/content/a.yaml", raw };
  expect(readAuthors(source).keys).toEqual(keys);
  const tags = keys?.map((key) => key.toLowerCase().replace(" ", "-"));
  expect(readTags(source).keys).toEqual(tags ?? []);
});
