import { findHashTarget } from "./scroll";

beforeEach(() => {
  document.body.innerHTML =
    '<h2 id="über-mich">Ü</h2><h2 id="100%">%</h2><h2 id="a b">A</h2>';
});

it.each([
  ["#über-mich", "über-mich"],
  ["#%C3%BCber-mich", "über-mich"],
  ["#100%", "100%"],
  ["#a%20b", "a b"],
  ["#missing", undefined],
  ["#%E0%A4%A", undefined],
  ["#", undefined],
  ["", undefined],
])("finds for %j the element %j", (hash, id) => {
  expect(findHashTarget(hash)?.id).toBe(id);
});
