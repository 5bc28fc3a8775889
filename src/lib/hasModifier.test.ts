import { hasModifier } from "./hasModifier";

test.each([
  ["none", {}, false],
  ["Alt", { altKey: true }, true],
  ["Ctrl", { ctrlKey: true }, true],
  ["Meta", { metaKey: true }, true],
  ["Shift", { shiftKey: true }, true],
])("held down: %s", (_, keys, held) => {
  expect(hasModifier(new MouseEvent("click", keys))).toBe(held);
});
