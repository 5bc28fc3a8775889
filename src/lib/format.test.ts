import {
  formatBytes,
  formatDate,
  formatChange,
  formatFigure,
  formatList,
  formatSpan,
  spellDuration,
  type DateStyle,
} from "./format";

it.each<[string, string, DateStyle, string]>([
  ["2026-03-14", "en-GB", "FULL", "14 March 2026"],
  ["2026-03-14", "de-DE", "FULL", "14. März 2026"],
  ["2026-01-01", "en-GB", "FULL", "1 January 2026"],
  ["2025-12-31", "de-DE", "FULL", "31. Dezember 2025"],
  ["2026-03-14T00:00:00.000Z", "en-GB", "FULL", "14 March 2026"],
  ["2026-03-14", "en-GB", "DAY_MONTH", "14 Mar"],
  ["2026-03-04", "de-DE", "DAY_MONTH", "4. März"],
  ["2026-03-14", "th-TH", "FULL", "14 มีนาคม 2026"],
])("writes %s for %s (%s) as %s", (iso, lang, style, expected) => {
  expect(formatDate(iso, lang, style)).toBe(expected.replaceAll(" ", "\u00a0"));
});

test.each([
  [["A"], "de-DE", "A"],
  [["A", "B"], "de-DE", "A und B"],
  [["A", "B", "C"], "de-DE", "A, B und C"],
  [["A", "B", "C"], "en-GB", "A, B and C"],
])("%j in %s is %s", (names, tag, text) => {
  expect(formatList(names, tag)).toBe(text);
});

it.each([
  ["2025-09", "2026-02", "en-GB", "September 2025 – February 2026"],
  ["2025-09", "2025-11", "de-DE", "September–November 2025"],
  ["2025-09", "2025-09", "de-DE", "September 2025"],
  ["2024", "2025-03", "en-GB", "2024–2025"],
  ["2025-09", "2026-02", "fa-IR", "سپتامبر ۲۰۲۵ تا فوریهٔ ۲۰۲۶"],
])("writes %s to %s for %s", (from, to, lang, expected) => {
  // Versions of Node set spaces around the dash differently.
  const plain = (text: string) =>
    text.replace(/\s*–\s*/, "–").replace(/\s/g, " ");
  expect(plain(formatSpan(from, to, lang))).toBe(plain(expected));
});

test.each([
  ["2025-09", "2025-09", "pt-BR", "setembro de 2025"],
  ["2026-02", "2026-02", "hi-IN", "फ़रवरी 2026"],
])("no line ends within %s to %s in %s", (from, to, lang, text) => {
  expect(formatSpan(from, to, lang)).toBe(text.replaceAll(" ", "\u00a0"));
});

it.each([
  [1200, "€", "de-DE", "1.200 €"],
  [99.5, "€", "de-DE", "99,50 €"],
  [1200, "£", "en-GB", "£1,200"],
  [61.5, "%", "de-DE", "61,5 %"],
  [78, "%", "en-GB", "78%"],
  [40, "min", "en-GB", "40 min"],
  [540, "min", "en-GB", "9 h"],
  [94, "min", "de-DE", "1 h 34 min"],
  [0, "", "en-GB", "0"],
])("writes %s with %s for %s", (value, unit, lang, expected) => {
  expect(formatFigure(value, unit, lang).replace(/\s/g, " ")).toBe(expected);
});

test.each([
  [540, 40, "min", "en-GB", "9 h → 40 min"],
  [50, 40, "min", "en-GB", "50 → 40 min"],
  [90, 40, "min", "en-GB", "1 h 30 min → 40 min"],
  [119.7, -90, "min", "en-GB", "2 h → -1 h 30 min"],
  [61, 78, "%", "de-DE", "61 % → 78 %"],
  [7400, 2900, "€", "en-GB", "€7,400 → €2,900"],
  [14, 0, "", "en-GB", "14 → 0"],
  [178, 78, "", "ar-EG", "١٧٨ → ٧٨"],
])("%s and %s %s are a change in %s: %s", (before, after, unit, lang, text) => {
  const change = formatChange(before, after, unit, lang).join(" → ");
  expect(change.replace(/\u00a0/g, " ")).toBe(text);
});

test.each([
  [540, "min", "en-GB", "9 hours"],
  [94, "min", "de-DE", "1 Stunde 34 Minuten"],
  [0, "min", "en-GB", "0 minutes"],
  [2.5, "min", "en-GB", "2.5 minutes"],
  [9, "h", "en-GB", undefined],
])("spells %s %s in %s out as %s", (value, unit, tag, words) => {
  expect(spellDuration(value, unit, tag)?.replace(/\s/g, " ")).toBe(words);
});

it.each([
  [40, "en-GB", "1 kB"],
  [212_400, "de-DE", "212 kB"],
  [999_600, "en-GB", "1 MB"],
  [1_234_567, "de-DE", "1,2 MB"],
])("writes %s bytes for %s as %s", (bytes, lang, expected) => {
  expect(formatBytes(bytes, lang)).toBe(expected.replace(" ", "\u00a0"));
});
