/** @jest-environment node */
import { formatProblems } from "../content/problem";
import { reportGaps } from "./reportGaps";

const lines: Readonly<Record<string, number>> = { a: 3, c: 9 };
const report = (data: unknown) =>
  formatProblems(
    "Gaps:",
    reportGaps("content/tags.yaml", data, ([key = ""]) => lines[key]),
  );

test("each text that a language lacks has its line", () => {
  const data = { a: { en: "A" }, b: { en: "B", de: "B" }, c: [{ en: "C" }] };
  expect(report(data)).toMatchInlineSnapshot(`
    "Gaps:

    content/tags.yaml:3  a
      This text has no "de", and pages show the "en" one.
      Fix: Add de: "…" beside en.

    content/tags.yaml:9  c[0]
      This text has no "de", and pages show the "en" one.
      Fix: Add de: "…" beside en."
  `);
});

test("many texts are one problem, with all lines", () => {
  const texts = Array.from("abcdef", (key) => [key, { en: key }]);
  expect(report(Object.fromEntries(texts))).toMatchInlineSnapshot(`
    "Gaps:

    content/tags.yaml:3
      6 texts have no "de", and pages show the "en" one: a (line 3), b, c (line 9), d, e, f.
      Fix: Add de: "…" beside en."
  `);
});

test("texts in every language, or in one for all, are complete", () => {
  const data = { a: { en: "A", de: "Ä" }, b: "B" };
  expect(reportGaps("content/tags.yaml", data, () => 1)).toEqual([]);
});
