import { initialOf } from "./initialOf";

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
