/** @jest-environment node */
import {
  maxQueryLength,
  pageSize,
  readSearchAddress,
  toSearchAddress,
} from "./searchAddress";

it("reads back what it wrote", () => {
  const search = { query: "a & b+ü", limit: 12 };
  const address = toSearchAddress(search);
  expect(address).toBe("?q=a+%26+b%2B%C3%BC&show=12");
  expect(readSearchAddress(address)).toEqual(search);
});

it("has no query for nothing", () => {
  const nothing = { query: "", limit: pageSize };
  expect(toSearchAddress(nothing)).toBe("");
  for (const address of ["?other=1", "?show=2", "?show=1e9", "?show=-7"]) {
    expect(readSearchAddress(address)).toEqual(nothing);
  }
});

it("reads no more of a query than can be typed", () => {
  const { query } = readSearchAddress(`?q=${"a".repeat(10_000)}`);
  expect(query).toHaveLength(maxQueryLength);
});
