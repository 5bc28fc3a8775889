/** @jest-environment node */
import { darken, measureText } from "./draw";

const svg =
  '<svg width="1600" height="900"><text font-size="58" fill="#1f1b16">A</text><text font-size="60" fill="#00f000">B</text></svg>';

it("measures the smallest text as a phone shows it", () => {
  expect(measureText(svg)).toBeCloseTo(11, 1);
  expect(measureText('<svg width="300"/>')).toBe(Infinity);
});

it("knows the colours of dark mode, and leaves others", () => {
  expect(darken(svg)).toContain('fill="#ebe6dc"');
  expect(darken(svg)).toContain('fill="#00f000"');
});
