import { splitWord } from "./splitWord";

test.each([
  ["Donaudampfschifffahrt", "Donau-dampf-schiff-fahrt"],
  ["Rechtsschutzversicherung", "Rechts-schutz-ver-si-che-rung"],
  ["Arbeitstagebuch", "Arbeits-ta-ge-buch"],
  ["Straßenbahnhaltestelle", "Stra-ßen-bahn-hal-te-stelle"],
  ["„Überraschungserfolge“", "„Über-ra-schung-ser-folge“"],
])("%s is divided between syllables", (word, divided) => {
  const { parts, mark } = splitWord(word);
  expect(parts.join("-")).toBe(divided);
  expect(mark).toBe("-");
});

test.each([
  ["useDeferredValueWithSuspense", "use Deferred Value With Suspense"],
  ["a_name_with_underscores", "a_ name_ with_ underscores"],
  ["www.example.com/path", "www. example. com/ path"],
  ["NASA", "NASA"],
])("%s, which is no plain word, gets no hyphen", (word, divided) => {
  const { parts, mark } = splitWord(word);
  expect(parts.join(" ")).toBe(divided);
  expect(mark).toBe("");
});

test("no few letters stand alone at either end", () => {
  expect(splitWord("Überall").parts).toEqual(["Überall"]);
  expect(splitWord("Ozeanologie").parts.at(-1)).toBe("logie");
});
