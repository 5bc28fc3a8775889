import { createVocabulary } from "./vocabulary";

const german = createVocabulary(
  [
    "Vertrag",
    "Verträge",
    "Kundendatenbank",
    "Datenbanken",
    "Betriebshaftpflicht",
    "Straße",
  ],
  "de-DE",
);
const english = createVocabulary(
  ["component", "estimate", "rate", "separate"],
  "en-GB",
);

test.each([
  ["Vertarg lesen", ["Vertarg"], "Vertrag lesen"],
  ["Kudnendatenbnak", ["Kudnendatenbnak"], "Kundendatenbank"],
  ["überVertarg Vertarg", ["Vertarg"], "überVertarg Vertrag"],
  ["qwrtzpsdfg Vertrag", ["qwrtzpsdfg"], "Vertrag"],
  ["Vert", ["Vert"], "Vert"],
])("in %s, %s is corrected: %s", (query, mistyped, corrected) => {
  expect(german.correct(query, mistyped)).toBe(corrected);
});

test.each([
  [german, "Verträgen", "vertrag"],
  [german, "Strasse", "strass"],
  [english, "charging", "charg"],
])("%#: the stem of %s is %s", (vocabulary, word, stem) => {
  expect(vocabulary.stem(word)).toBe(stem);
});

test("a word being typed is completed", () => {
  expect(english.expand("a componen")).toEqual(["a component"]);
  expect(english.expand("estimate")).toEqual([]);
  expect(english.expand("rates rate estim")).toEqual(["rates rate estimate"]);
});

test("in German a word finds its compounds", () => {
  expect(german.expand("Haftpflicht")).toEqual(["Betriebshaftpflicht"]);
  expect(german.expand("Datenbank")).toEqual([
    "Datenbanken",
    "Kundendatenbank",
  ]);
  expect(german.expand("Haftpflicht Vertrag")).toEqual([]);
  expect(english.expand("rate")).toEqual([]);
});
