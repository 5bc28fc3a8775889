/** @jest-environment node */
import {
  maxQueryLength,
  readSearchAddress,
  toSearchAddress,
} from "./searchAddress";

it.each([
  ["a & b+ü", "?q=a+%26+b%2B%C3%BC"],
  ["", ""],
])("reads back %j from the address that it wrote", (query, address) => {
  expect(toSearchAddress(query)).toBe(address);
  expect(readSearchAddress(address)).toBe(query);
});

it("takes blanks alone for no query", () => {
  expect(readSearchAddress("?q=++%C2%A0")).toBe("");
});

it("reads no more of a query than can be typed", () => {
  const query = readSearchAddress(`?other=1&q=${"a".repeat(10_000)}`);
  expect(query).toHaveLength(maxQueryLength);
});
