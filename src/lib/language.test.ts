import { orderIn, baseLanguage } from "./language";

test.each([
  [
    "de-DE",
    ["Zoll", "Äpfel", "Apfel", "Öl", "Oper"],
    "Apfel Äpfel Öl Oper Zoll",
  ],
  ["sv-SE", ["Zorn", "Äpple", "Apa", "Ö", "Å"], "Apa Zorn Å Äpple Ö"],
  ["en-GB", ["Part 10", "Part 9", "part 1"], "part 1 Part 9 Part 10"],
  ["de-DE", ["strasse", "Straße", "Straßen"], "strasse Straße Straßen"],
])("in %s, %j are in order", (tag, words, order) => {
  expect(words.sort(orderIn(tag)).join(" ")).toBe(order);
});

it.each([
  ["de", "de"],
  ["de-DE", "de"],
  ["zh-Hant-TW", "zh"],
  ["", ""],
])("of %s is %s", (tag, language) => {
  expect(baseLanguage(tag)).toBe(language);
});
