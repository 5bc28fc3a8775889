/** @jest-environment node */
import { checkSite } from "../check";
import { minimalSite } from "../testing/minimalSite";

const check = (item: unknown) =>
  checkSite({ ...minimalSite(), navbar: { items: [item] } });

test("a menu of versions with all it can have", () => {
  const item = {
    type: "docsVersionDropdown",
    versions: { "2.0": {}, "1.0": { label: { en: "Old", de: "Alt" } } },
    dropdownItemsBefore: [{ type: "html", value: "<hr>" }],
    dropdownItemsAfter: [
      { label: "Blog", to: "/blog" },
      { type: "doc", docId: "versions" },
    ],
    dropdownActiveClassDisabled: true,
  };
  expect(check(item)).toEqual([]);
});

test.each<[string, unknown, string[]]>([
  [
    "versions that are a text",
    { type: "docsVersionDropdown", versions: "1.0" },
    [
      '"navbar.items[0].versions" is neither a list nor an object.',
      "a list of names, or an object with one field per version",
      'Write for example versions: ["2.0", "1.0"].',
    ],
  ],
  [
    "an unknown setting of a version",
    { type: "docsVersionDropdown", versions: { "1.0": { lable: "Old" } } },
    [
      '"navbar.items[0].versions.1.0.lable" is not an option.',
      "label",
      'Did you mean "label"?',
    ],
  ],
  [
    "a menu among the entries of the versions' menu",
    {
      type: "docsVersionDropdown",
      dropdownItemsAfter: [{ type: "docsVersionDropdown" }],
    },
    [
      '"navbar.items[0].dropdownItemsAfter[0].type" cannot stand in a dropdown.',
      '"default", "html", "doc", "docSidebar", "docsVersion"',
      "Move it into navbar.items.",
    ],
  ],
])("%s", (_, item, expected) => {
  const texts = check(item).map(({ message, allowed, fix }) => [
    message,
    allowed,
    fix,
  ]);
  expect(texts).toEqual([expected]);
});
