import { lineOf } from "./configFile";

const source = `import { defineSite } from "./defineSite";

export const site = defineSite({
  title: "Alex",
  tagline: {
    en: "Freelancer",
    "pt-BR": "Freelancer",
  },
  navbar: {
    items: [
      { label: "A", to: "/a" },
      {
        label: "B",
        items: [{ label: "C" }],
      },
    ],
  },
  docs: {
    default: {
      versions: {
        "1.0": { label: "One" },
      },
    },
  },
});
`;

test.each<[field: PropertyKey[], line: number]>([
  [["title"], 4],
  [["tagline", "pt-BR"], 7],
  [["tagline", "de"], 5],
  [["navbar", "items", 0, "to"], 11],
  [["navbar", "items", 1], 12],
  [["navbar", "items", 1, "items", 0, "label"], 14],
  [["navbar", "items", 7], 10],
  [["navbar", "items", 7, "to"], 10],
  [["docs", "default", "versions", "1.0", "label"], 21],
  [["docs", "default", "versions", "2.0", "label"], 20],
  [["footer"], 3],
  [[], 3],
])("%j is in line %d", (field, line) => {
  expect(lineOf(source, field)).toBe(line);
});

test("a file without defineSite has no lines", () => {
  expect(lineOf("export const site = {};", ["title"])).toBeUndefined();
});
