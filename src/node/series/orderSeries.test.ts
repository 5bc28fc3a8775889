/** @jest-environment node */
import { orderSeries } from "./orderSeries";

const part = (slug: string, day: string, seriesOrder: number | null) => ({
  slug,
  publishedAt: `${day}T00:00:00.000Z`,
  seriesOrder,
});

test("given places first, then the oldest, then the slug", () => {
  const parts = [
    part("newest", "2026-03-01", null),
    part("b", "2026-02-01", null),
    part("second", "2026-01-01", 2),
    part("a", "2026-02-01", null),
    part("first", "2026-04-01", 1),
    part("zeroth", "2026-05-01", -1),
    part("also-second", "2025-01-01", 2),
  ];
  const ordered = [
    "zeroth",
    "first",
    "also-second",
    "second",
    "a",
    "b",
    "newest",
  ];
  expect(orderSeries(parts).map(({ slug }) => slug)).toEqual(ordered);
  expect(orderSeries([...parts].reverse()).map(({ slug }) => slug)).toEqual(
    ordered,
  );
});
