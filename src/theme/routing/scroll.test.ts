import { findHashTarget, unfold } from "./scroll";

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

it("opens all that is folded around an element, and nothing else", () => {
  document.body.innerHTML =
    "<details id=a><details id=b><h2>H</h2></details><details id=c></details></details>";
  unfold(document.querySelector("h2") as Element);
  const open = [...document.querySelectorAll("details[open]")];
  expect(open.map(({ id }) => id)).toEqual(["a", "b"]);
});
