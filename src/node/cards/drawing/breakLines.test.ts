import { balanceLines } from "./balanceLines";
import { breakLines, fitsWhole, shorten } from "./breakLines";

/** A typewriter's line: every character is one wide. */
const line = (width: number) => ({
  width,
  measure: (text: string) => text.length,
});

test("a line takes as many words as fit", () => {
  expect(breakLines("one two three four", line(9))).toEqual([
    "one two",
    "three",
    "four",
  ]);
});

test("a no-break space holds words together", () => {
  expect(breakLines("costs 5\u00a0euros", line(8))).toEqual([
    "costs",
    "5\u00a0euros",
  ]);
});

test("hyphens and slashes between longer words are places to break, in E-Rechnung they are not", () => {
  expect(breakLines("Zeit-/Kostenplan", line(10))).toEqual([
    "Zeit-/",
    "Kostenplan",
  ]);
  expect(breakLines("Git-Befehle", line(8))).toEqual(["Git-", "Befehle"]);
  expect(breakLines("die E-Rechnung", line(10))).toEqual(["die", "E-Rechnung"]);
});

test("a word wider than the line is divided with hyphens and never overflows", () => {
  const lines = breakLines("Die Donaudampfschifffahrtsgesellschaft", line(18));
  expect(lines).toEqual(["Die Donaudampf-", "schifffahrtsge-", "sellschaft"]);
});

test("a name from code is divided before its capitals, without a hyphen", () => {
  expect(breakLines("useDeferredValueWithSuspense", line(16))).toEqual([
    "useDeferredValue",
    "WithSuspense",
  ]);
});

test("what has no place to break is divided between any letters", () => {
  expect(breakLines("a0b1c2d3e4f5", line(5))).toEqual(["a0b1c", "2d3e4", "f5"]);
});

test("a letter wider than the line ends the attempt", () => {
  expect(breakLines("wide", line(0))).toEqual(["wide"]);
});

test("whether every word fits is told beforehand", () => {
  expect(fitsWhole("a short text", line(5))).toBe(true);
  expect(fitsWhole("a longer text", line(5))).toBe(false);
});

test("lines are as even as they get, in no more lines", () => {
  const text = "one two three four five";
  expect(breakLines(text, line(18))).toEqual(["one two three four", "five"]);
  expect(balanceLines(text, line(18))).toEqual(["one two three", "four five"]);
});

test("a short word goes with what follows", () => {
  const text = "Six things an accessible form gets right";
  expect(balanceLines(text, line(16))).toEqual([
    "Six things",
    "an accessible",
    "form gets right",
  ]);
});

test("what has no room ends in an ellipsis, after a whole word and no punctuation", () => {
  expect(shorten("one, two, three", line(15))).toBe("one, two, three");
  expect(shorten("one, two, three", line(14))).toBe("one, two…");
  expect(shorten("unbreakable", line(6))).toBe("unbre…");
});
