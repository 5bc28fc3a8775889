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

test.each([
  ["a plain object", "export const site = {\n  title: 1,\n};", 2],
  ["a type", "export const site = {\n  title: 1,\n} satisfies SiteInput;", 2],
  [
    "a constant",
    "const base = {\n  title: 1,\n};\nexport const site = defineSite(base);",
    2,
  ],
  [
    "constants inside",
    "const title = 1;\nexport const site = defineSite({\n\n  title,\n});",
    4,
  ],
  [
    "a file that exports more",
    "export const url = 1;\nexport const site = {\n  title: 1,\n};",
    3,
  ],
  [
    "an export at the end",
    "const site = {\n  title: 1,\n};\nexport { site };",
    2,
  ],
  ["nothing", "export const url = {};", undefined],
])("options are found in %s", (_, code, line) => {
  expect(lineOf(code, ["title"])).toBe(line);
});

test("options are found in constants of the file", () => {
  const code =
    "const items = [\n  { to: 1 },\n];\nexport const site = defineSite({\n  navbar: { items },\n});";
  expect(lineOf(code, ["navbar", "items", 0, "to"])).toBe(2);
});
