import { searchAddress, searchOf } from "./searchAddress";
import { nothingChosen } from "./searchPages";

it("comes back from the address as it went in", () => {
  const search = {
    query: "a & b+ü",
    chosen: { ...nothingChosen, tag: "Front end", year: "2026" },
  };
  const address = searchAddress(search);
  expect(address).toMatch(/^\?q=a\+%26\+b%2B%C3%BC&tag=Front\+end&year=2026$/);
  expect(searchOf(address)).toEqual(search);
});

it("has no query for nothing", () => {
  expect(searchAddress({ query: "", chosen: nothingChosen })).toBe("");
  expect(searchOf("?other=1")).toEqual({ query: "", chosen: nothingChosen });
});

it("takes no language that the site does not speak", () => {
  expect(searchOf("?lang=de").chosen.lang).toBe("de");
  expect(searchOf("?lang=%3C%25").chosen).toEqual(nothingChosen);
});
