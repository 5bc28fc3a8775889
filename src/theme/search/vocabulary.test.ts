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
  [german, "Verträgen", "der vertrag", true],
  [german, "Strasse", "am strassenrand", true],
  [german, "tage", "der vertrag", false],
  [english, "charging", "what to charge", true],
  [createVocabulary([], "ar-EG"), "محاسبة", "قسم المحاسبة", true],
])("%#: %s is in %s: %s", (vocabulary, word, text, expected) => {
  expect(vocabulary.isIn(word, text)).toBe(expected);
});

test("a word being typed is completed", () => {
  expect(english.expand("componen")).toEqual(["component"]);
  expect(english.expand("estimate")).toEqual([]);
});

test("in German a word finds its compounds, and an unknown compound its parts", () => {
  expect(german.expand("Haftpflicht")).toEqual(["Betriebshaftpflicht"]);
  expect(german.expand("Datenbank")).toEqual([
    "Datenbanken",
    "Kundendatenbank",
  ]);
  expect(english.expand("rate")).toEqual([]);
  expect(german.correct("Straßenvertrag", ["Straßenvertrag"])).toBe(
    "Straße Vertrag",
  );
});

test.each([
  ["prices", ["rate", "day rate"]],
  ["rates", ["price", "day rate"]],
  ["day", []],
])("%s stands for %j", (word, synonyms) => {
  const vocabulary = createVocabulary(["price, rate, day rate"], "en-GB");
  expect(vocabulary.expand(word)).toEqual(synonyms);
});

test.each([
  ["Verträgen", true],
  ["Betrieb", true],
  ["Vertarg", false],
  ["Tag", false],
])("that pages have %s is known: %s", (word, isKnown) => {
  expect(german.knows(word)).toBe(isKnown);
});
