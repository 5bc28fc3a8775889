import { nearWord } from "./nearWord";

const words = [
  "rechnung",
  "vertrag",
  "verträge",
  "formular",
  "zeit",
  "zeiten",
  "umsatzsteuer",
];

it.each([
  // Swapped, missing, too many, wrong.
  ["rechnugn", "rechnung"],
  ["Vertarg", "vertrag"],
  ["formlar", "formular"],
  ["rechhnung", "rechnung"],
  ["xeit", "zeit"],
  // Two slips in a long one.
  ["umsadzsteuer", "umsatzsteuer"],
  ["xmsatzsteueq", "umsatzsteuer"],
  // Words, beginnings of words, other forms of words.
  ["Rechnung", "Rechnung"],
  ["vertr", "vertr"],
  ["zeitig", "zeitig"],
  // Too short to tell.
  ["zit", "zit"],
])("takes %s for %s", (typed, meant) => {
  expect(nearWord(typed, words)).toBe(meant);
});

it("takes nonsense for nothing", () => {
  expect(nearWord("qwrtzp", words)).toBeUndefined();
});

it("prefers the more frequent of two that are as near", () => {
  expect(nearWord("haut", ["haus", "hauf"])).toBe("haus");
});
