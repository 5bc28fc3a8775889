/** @jest-environment node */
import { formatProblems } from "./problem";
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
