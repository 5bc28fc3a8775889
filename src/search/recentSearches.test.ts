import { storageKeys } from "../state/storageKeys";
import { recentSearches, rememberSearch } from "./recentSearches";

beforeEach(() => localStorage.clear());

it("keeps the last five, each once, the last on top", () => {
  for (const query of ["a", "b", "c", "d", "e", "f", " b ", " "]) {
    rememberSearch(query);
  }
  expect(recentSearches()).toEqual(["b", "f", "e", "d", "c"]);
});

it.each(["{", "7", '["a", 7]'])("survives %s in the storage", (text) => {
  localStorage.setItem(storageKeys.search, text);
  expect(recentSearches().every((one) => one === "a")).toBe(true);
});
