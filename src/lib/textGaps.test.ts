import { textGaps } from "./textGaps";

const locales = ["en", "de", "ar"];

test("finds what a language lacks, however deep", () => {
  const data = {
    title: "One for all",
    tagline: { en: "Freelancer", de: "Freiberuflich" },
    items: [
      { label: { en: "Tags", de: "Tags", ar: "الوسوم" } },
      { label: { en: "Blog" } },
    ],
    locales: { en: { label: "English" }, de: { label: "Deutsch" } },
    options: {},
  };
  expect(textGaps(data, locales)).toEqual([
    { path: ["tagline"], locale: "ar" },
    { path: ["items", 1, "label"], locale: "de" },
    { path: ["items", 1, "label"], locale: "ar" },
  ]);
});

test("an object with other keys than languages is no text", () => {
  expect(textGaps({ link: { en: "x", to: "/" } }, locales)).toEqual([]);
});
