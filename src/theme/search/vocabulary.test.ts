/** @jest-environment node */
import { createVocabulary, findWords, hasWord } from "./vocabulary";

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
  ["C++, O'Reilly: 20,3", ["C++", "O'Reilly", "20,3"], "C++, : 20,3"],
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

test("a word that is typed without its umlaut is replaced by the one with it", () => {
  const other = createVocabulary(["können"], "en-GB");
  expect(other.expand("koennen")).toEqual(["können"]);
  // Pagefind would find pages by its first letters.
  expect(other.knows("koennen")).toBe(false);
  expect(other.knows("könn")).toBe(true);
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
  ["Verträgen", true],
  ["Betrieb", true],
  ["Vertarg", false],
  ["Tag", false],
])("that pages have %s is known: %s", (word, isKnown) => {
  expect(german.knows(word)).toBe(isKnown);
});

test("a query as long as may be typed takes no time that anybody notices", () => {
  const words = Array.from({ length: 20_000 }, (_, index) => `wort${index}er`);
  const vocabulary = createVocabulary(words, "de-DE");
  const start = performance.now();
  expect(vocabulary.correct("x".repeat(200), ["x".repeat(200)])).toBe("");
  expect(performance.now() - start).toBeLessThan(300);
});

test.each([
  ["doesn't it", ["doesn't", "it"]],
  ["O’Reilly’s", ["O’Reilly’s"]],
  ["C++, C# (F#)", ["C++", "C#", "F#"]],
  ["1.000,50 € 3.2.1 11:30", ["1.000,50", "3.2.1", "11:30"]],
  ["node.js A/B user_id", ["node", "js", "user_id"]],
  ["AT&T, R&D & C", ["AT&T", "R&D"]],
  ["e.g. the U.S.A., a.b.test", ["e.g", "the", "U.S.A", "a.b", "test"]],
  ["R", ["R"]],
  ["++ ' # …", []],
  ["القرّاء हिन्दी", ["القرّاء", "हिन्दी"]],
])("the words of %s are %j", (query, words) => {
  expect(findWords(query)).toEqual(words);
});

test.each([
  ["Good to go.", "Go", true],
  ["good, going", "go", false],
  ["In C++ and Rust", "c++", true],
  ["In C and C#", "C++", false],
  ["by O’Reilly", "O'Reilly", true],
  ["1.000,50 euros", "1000,50", true],
  ["in the U.S.A.", "USA", true],
  ["eggs, e.g. these", "eg", true],
  ["in a.b.test", "abtest", false],
])("%s has %s: %s", (text, word, expected) => {
  expect(hasWord(text, word)).toBe(expected);
});

test("what is at an apostrophe or an ampersand is found by itself, too", () => {
  expect(german.expand("Straße&Vertrag")).toEqual(["Straße", "Vertrag"]);
  expect(german.expand("Vertrag's")).toContain("Vertrag");
  expect(english.expand("l’estimate")).toContain("estimate");
  expect(english.correct("C++ (estmate)", ["estmate"])).toBe("C++ (estimate)");
});
