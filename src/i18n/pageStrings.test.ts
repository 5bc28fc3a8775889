import { pageStrings } from "./pageStrings";

const edges = (...texts: [string, string, object][]) => ({
  locales: {
    edges: texts.map(([language, ns, data]) => ({
      node: { language, ns, data: JSON.stringify(data) },
    })),
  },
});

it("has the texts of a page's catalogues, in its language, at once", () => {
  const strings = pageStrings(
    edges(
      ["de", "shell", { menu: "Menü", "of: {{n}}": "von <{{n}}>" }],
      ["de", "blog", { a_one: "Ein Beitrag", a_other: "{{count, number}}" }],
    ),
    "de",
  );
  expect(strings.language).toBe("de");
  const shell = strings.getFixedT(null, "shell");
  expect(shell("menu")).toBe("Menü");
  // Neither colons in keys nor what React escapes mean anything.
  expect(shell("of: {{n}}", { n: "<b>" })).toBe("von <<b>>");
  const blog = strings.getFixedT(null, "blog");
  expect(blog("a", { count: 1 })).toBe("Ein Beitrag");
  expect(blog("a", { count: 1234 })).toBe("1.234");
});

it("takes the language that is asked for of a page that has several", () => {
  const both = edges(
    ["en", "shell", { menu: "Menu" }],
    ["de", "shell", { menu: "Menü" }],
  );
  const textIn = (locale: string) =>
    pageStrings(both, locale).getFixedT(null, "shell")("menu");
  expect(textIn("en")).toBe("Menu");
  expect(textIn("de")).toBe("Menü");
});

it("does without catalogues", () => {
  expect(pageStrings({}, "en").language).toBe("en");
});

it("is the same for pages with the same catalogues, and for no others", () => {
  const page = (menu: string) => edges(["de", "shell", { menu }]);
  const strings = pageStrings(page("Menü"), "de");
  expect(pageStrings(page("Menü"), "de")).toBe(strings);
  expect(pageStrings(page("Menue"), "de")).not.toBe(strings);
  expect(pageStrings(page("Menü"), "en")).not.toBe(strings);
});
