import { createFolder } from "../../../../tests/createFolder";
import { siteConfig } from "../../../config/resolved";
import { locateFields } from "../../config/locateFields";
import { formatField } from "../../diagnostics/diagnostic";
import { loadCv } from "./cv";

const { root, write } = createFolder();

const load = (yaml: string) => {
  write("content/cv.yaml", yaml);
  const { items, diagnostics } = loadCv(root, siteConfig);
  return { items, diagnostics: locateFields(diagnostics, root) };
};

const basics = "basics: { name: Alex, label: { en: Engineer, de: Technik } }\n";

test("is not there without its file", () => {
  expect(loadCv(root, siteConfig)).toMatchObject({
    items: [],
    diagnostics: [],
  });
});

test("each language has its texts, and months and years as they are written", () => {
  const { items, diagnostics } = load(
    `${basics}work:\n  - { name: A, position: { en: Lead, de: Leitung }, startDate: 2019-10, highlights: [{ en: One, de: Eins }] }\neducation: [{ institution: B, startDate: 2001, endDate: 2007-09 }]\n`,
  );
  expect(diagnostics).toEqual([]);
  expect(items).toMatchObject([
    { locale: "en", basics: { label: "Engineer" } },
    {
      locale: "de",
      basics: { name: "Alex", label: "Technik" },
      work: [
        { position: "Leitung", startDate: "2019-10", highlights: ["Eins"] },
      ],
      education: [{ startDate: "2001", endDate: "2007-09", locale: "de" }],
      skills: [],
    },
  ]);
});

test("errors have their line, field, value and what is allowed", () => {
  const { diagnostics } = load(
    `${basics}work:\n  - name: A\n    positon: Lead\n    startDate: 2019-13\n  - { name: B, position: Lead, startDate: 2019, endDate: 2018-12 }\n`,
  );
  const lines = diagnostics.map(({ file, line, field = [], reason, note }) =>
    [file, line, formatField(field), reason, note].filter(Boolean).join(" | "),
  );
  expect(lines.sort()).toEqual([
    'content/cv.yaml | 4 | work[0].positon | Unknown key "positon". | Did you mean "position"?',
    "content/cv.yaml | 5 | work[0].startDate | Expected a month such as 2026-02, or a year, from 1900 to 2099.",
    "content/cv.yaml | 6 | work[1].endDate | The end is before the beginning.",
  ]);
  expect(diagnostics.every(({ fatal }) => fatal)).toBe(true);
});

test("a place as JSON Resume has it is one error", () => {
  const { diagnostics } = load(
    "basics: { name: A, label: { De: B }, location: { city: C, region: D } }\n",
  );
  expect(
    diagnostics.map(({ field, reason }) => [field?.join("."), reason]),
  ).toEqual([
    ["basics.label.en", '"basics.label.en" is required.'],
    ["basics.location", "Expected text or { en, de }."],
    ["basics.label.De", 'Unknown key "De".'],
  ]);
});
