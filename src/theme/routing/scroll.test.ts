import { storageKeys } from "../state/storageKeys";
import {
  findHashTarget,
  scrollOnArrival,
  startScrolling,
  unfold,
} from "./scroll";

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

it("begins at the top before it scrolls to a target, which may be in a closed tab", () => {
  const scrolled = jest.fn();
  window.scrollTo = scrolled;
  Element.prototype.scrollIntoView = scrolled;
  const from = { pathname: "/a", search: "", hash: "" };
  scrollOnArrival(from, { ...from, pathname: "/b", hash: "#100%" });
  expect(scrolled.mock.calls).toEqual([
    [{ top: 0, left: 0, behavior: "instant" }],
    [{ behavior: "instant" }],
  ]);
});

it("keeps the last hundred places, the one that is left among them", () => {
  const places = Array.from({ length: 150 }, (_, at) => [`${at}`, at]);
  sessionStorage.setItem(storageKeys.scroll, JSON.stringify(places));
  Object.assign(window.history, { scrollRestoration: "manual" });
  window.history.replaceState({ key: "left" }, "");
  startScrolling();
  window.dispatchEvent(new Event("pagehide"));
  const kept = JSON.parse(
    sessionStorage.getItem(storageKeys.scroll) ?? "[]",
  ) as [string, number][];
  expect(kept).toHaveLength(100);
  expect([kept[0], kept.at(-1)]).toEqual([
    ["51", 51],
    ["left", 0],
  ]);
});
