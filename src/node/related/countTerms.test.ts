/** @jest-environment node */
import { countTerms } from "./countTerms";

const of = (text: string, lang = "en") => countTerms("", undefined, text, lang);

test.each([
  ["counts, most frequent first", "scan sort scan sort scan", "scan:3 sort:2"],
  ["ties by the alphabet", "sort scan sort scan", "scan:2 sort:2"],
  ["what stands once tells nothing", "scan sort", ""],
  ["forms of a word are one", "planner planners planning", "planne:2"],
  ["numbers and short words tell nothing", "a a of of 2026 2026", ""],
  ["nothing", "", ""],
])("%s", (_, text, terms) => {
  expect(of(text)).toBe(terms);
});

test("German forms and compounds share their first letters", () => {
  expect(of("Rechnung Rechnungen Rechnungsnummer", "de")).toBe("rechnu:3");
});

test("umlauts count as letters, however they are encoded", () => {
  expect(of("Schlüssel Schlu\u0308ssel", "de")).toBe("schlüs:2");
});

test("words are found where none are spaced", () => {
  expect(of("東京は東京です", "ja")).toBe("東京:2");
});

test("title and description weigh more than the text", () => {
  expect(countTerms("Locks", "Waits", "rows", "en")).toBe("locks:4 waits:2");
});

test("a long text keeps its commonest terms only", () => {
  const words = Array.from({ length: 500 }, (_, n) => `w${n}x`.padEnd(6, "y"));
  const terms = of([...words, ...words, ...words.slice(0, 50)].join(" "));
  expect(terms.split(" ")).toHaveLength(120);
  expect(terms).toContain("w49xyy:3");
});
