import { pageSize, readSearchAddress, toSearchAddress } from "./searchAddress";
import { noFilters } from "./searchPages";

it("reads back what it wrote", () => {
  const search = {
    query: "a & b+ü",
    filters: { ...noFilters, tag: "Front end", year: "2026" },
    limit: 12,
  };
  const address = toSearchAddress(search);
  expect(address).toMatch(
    /^\?q=a\+%26\+b%2B%C3%BC&tag=Front\+end&year=2026&show=12$/,
  );
  expect(readSearchAddress(address)).toEqual(search);
});

it("has no query for nothing", () => {
  const nothing = { query: "", filters: noFilters, limit: pageSize };
  expect(toSearchAddress(nothing)).toBe("");
  for (const address of ["?other=1", "?show=2", "?show=1e9", "?show=-7"]) {
    expect(readSearchAddress(address)).toEqual(nothing);
  }
});

it("takes no language that the site does not speak", () => {
  expect(readSearchAddress("?lang=de").filters.lang).toBe("de");
  expect(readSearchAddress("?lang=%3C%25").filters).toEqual(noFilters);
});
