import { initialOf } from "./initialOf";

test("a letter of its own stays, as in Swedish", () => {
  expect(initialOf("a\u030Aska", "sv-SE")).toBe("Å");
  expect(initialOf("öl", "sv-SE")).toBe("Ö");
  expect(initialOf("été", "sv-SE")).toBe("E");
});

test.each([
  ["databases", "D"],
  ["Übung", "U"],
  ["élan", "E"],
  ["3D", "#"],
  [".NET", "#"],
  ["𝒜lpha", "𝒜"],
  ["数据", "数"],
  ["", "#"],
])("%j stands under %j", (word, letter) => {
  expect(initialOf(word, "de-DE")).toBe(letter);
});
