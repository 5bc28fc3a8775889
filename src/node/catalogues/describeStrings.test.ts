import { describeStrings } from "./describeStrings";

it("says that there is nothing to do", () => {
  const counts = { en: 200, de: 200 };
  expect(describeStrings("/nowhere", { counts, problems: [] })).toBe(
    "400 strings of the interface in 2 languages: nothing to do.",
  );
});

it("counts what is wrong in each language, and shows where", () => {
  const problem = {
    severity: "warning" as const,
    locale: "de",
    file: "locales/de/none.json",
    message: "This text is empty.",
  };
  expect(
    describeStrings("/nowhere", {
      counts: { en: 2, de: 1 },
      problems: [
        { ...problem, kind: "faulty", line: 2, field: "b" },
        { ...problem, kind: "missing", field: "a" },
      ],
    }),
  ).toBe(`3 strings of the interface in 2 languages:

locales/de/none.json  a
  This text is empty.

locales/de/none.json:2  b
  This text is empty.

    strings  missing  unused  identical  faulty
en  2        0        0       0          0
de  1        1        0       0          1`);
});
