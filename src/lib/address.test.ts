import { decodePercent } from "./address";

test.each([
  ["%C3%BCber", "über"],
  ["über", "über"],
  ["", ""],
  ["100%", undefined],
  ["%FF", undefined],
])("%j is %j", (text, decoded) => {
  expect(decodePercent(text)).toBe(decoded);
});
