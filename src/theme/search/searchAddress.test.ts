import { readSearchAddress, toSearchAddress } from "./searchAddress";
import { noFilters } from "./searchPages";

it("reads back what it wrote", () => {
  const search = {
    query: "a & b+ü",
    filters: { ...noFilters, tag: "Front end", year: "2026" },
  };
  const address = toSearchAddress(search);
  expect(address).toMatch(/^\?q=a\+%26\+b%2B%C3%BC&tag=Front\+end&year=2026$/);
  expect(readSearchAddress(address)).toEqual(search);
});

it("has no query for nothing", () => {
  expect(toSearchAddress({ query: "", filters: noFilters })).toBe("");
  expect(readSearchAddress("?other=1")).toEqual({
    query: "",
    filters: noFilters,
  });
});

it("takes no language that the site does not speak", () => {
  expect(readSearchAddress("?lang=de").filters.lang).toBe("de");
  expect(readSearchAddress("?lang=%3C%25").filters).toEqual(noFilters);
});
