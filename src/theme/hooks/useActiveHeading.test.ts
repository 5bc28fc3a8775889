/** @jest-environment node */
import { findActiveHeading } from "./useActiveHeading";

const reading = { start: 90, windowHeight: 800, isAtEnd: false };
const at = (...tops: number[]) =>
  tops.map((top, index) => ({ id: "abc".charAt(index), top }));

it.each<[string, number[], string | undefined]>([
  ["above the first", [500, 900, 1200], undefined],
  ["the first comes up", [399, 900, 1200], "a"],
  ["at a followed link", [-500, 90, 600], "b"],
  ["at a followed link, rounded down", [-500, 89.6, 200], "b"],
  ["within its text", [-500, 89, 600], "b"],
  ["until the next comes up", [-500, -100, 400], "b"],
  ["when the next has come up", [-500, -100, 399], "c"],
  ["below them all", [-900, -500, -10], "c"],
  ["without headings", [], undefined],
])("marks what is read %s", (_, tops, expected) => {
  expect(findActiveHeading({ ...reading, headings: at(...tops) })).toBe(
    expected,
  );
});

describe("at the end of the page", () => {
  const end = { ...reading, isAtEnd: true, headings: at(-500, 300, 600) };

  it("marks the last", () => {
    expect(findActiveHeading(end)).toBe("c");
    expect(findActiveHeading({ ...end, headings: [] })).toBeUndefined();
  });

  it("marks the one that a link led to, while it is in view", () => {
    expect(findActiveHeading({ ...end, target: "b" })).toBe("b");
    expect(findActiveHeading({ ...end, target: "a" })).toBe("c");
    expect(findActiveHeading({ ...end, target: "elsewhere" })).toBe("c");
  });
});
