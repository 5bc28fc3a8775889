import { misspeltForms } from "./misspeltForms";
import { readCatalogue } from "./readCatalogue";

it.each<[string[], [string, string][]]>([
  [["n_one", "n_other"], []],
  [["n_one"], []],
  [["n_one", "n_oter"], [["n_other", "n_oter"]]],
  [["a.n_oen", "a.n_other"], [["a.n_one", "a.n_oen"]]],
  // Texts of their own, whatever stands in their names.
  [["n_one", "n_other", "n_others", "m_oter", "n_title"], []],
])("%j", (keys, expected) => {
  const texts = Object.fromEntries(keys.map((key) => [key, "A"]));
  const nested = keys.some((key) => key.startsWith("a."))
    ? { a: Object.fromEntries(keys.map((key) => [key.slice(2), "A"])) }
    : texts;
  const catalogue = readCatalogue("en.json", JSON.stringify(nested));
  expect([...misspeltForms(catalogue, "en-GB")]).toEqual(expected);
});
