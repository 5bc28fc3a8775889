/** @jest-environment node */
import { reportGaps } from "./reportGaps";

test("one problem for a language, with the number of texts and their places", () => {
  const data = { a: { en: "A" }, b: { en: "B", de: "B" }, c: { en: "C" } };
  expect(reportGaps("content/tags.yaml", data)).toEqual([
    {
      severity: "warning",
      file: "content/tags.yaml",
      message: '2 texts have no "de", and pages show the "en" one: a, c.',
      fix: 'Add de: "…" beside en.',
    },
  ]);
});

test("texts in every language, or in one for all, are complete", () => {
  const data = { a: { en: "A", de: "Ä" }, b: "B" };
  expect(reportGaps("content/tags.yaml", data)).toEqual([]);
});
