import { within } from "@testing-library/react";
import { getTabKey } from "../../theme/state/storageKeys";
import { runScript } from "../../../tests/runScript";
import { activate } from "./activate";
import { showChosenTab } from "./boot";

const tabs = (attributes: string, names: readonly string[], inner = "") => `
<div class="tabs" ${attributes}><div class="tabs-list" role="tablist" aria-label="Variants">${names
  .map(
    (name, index) =>
      `<button type="button" class="tabs-tab" role="tab" aria-selected="${index === 0}" tabindex="${index === 0 ? 0 : -1}">${name}</button>`,
  )
  .join("")}</div>${names
  .map(
    (name, index) =>
      `<div class="tabs-panel" role="group" aria-label="${name}" data-value="${name}"${index === 0 ? ' data-shown=""' : ""}><p class="tabs-label">${name}</p><p id="in-${name}">About ${name}</p>${index === 1 ? inner : ""}</div>`,
  )
  .join("")}</div>`;

const systems = ["mac", "linux", "windows"];
const grouped = 'data-group="os" data-query="os"';

const scrollIntoView = jest.fn();
let stop: () => void;

function start(html: string): HTMLElement {
  document.body.innerHTML = `<main class="prose">${html}</main>`;
  const text = document.querySelector("main") as HTMLElement;
  stop = runScript(activate, text);
  return text;
}

const shown = () =>
  [...document.querySelectorAll(".tabs-panel:not([hidden])")].map(
    (panel) => (panel as HTMLElement).dataset.value,
  );

/** The tabs, and then the panels, that the Tab key stops at. */
const reachable = () =>
  [...document.querySelectorAll<HTMLElement>('[tabindex="0"]')].map(
    ({ dataset, textContent }) => dataset.value ?? textContent,
  );

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState({ key: "1" }, "", "/a");
  window.scrollBy = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => stop());

test("a search on the page may open what is closed", () => {
  start(tabs("", systems));
  const closed = document.querySelector('[data-value="linux"]');
  expect(closed).toHaveAttribute("hidden", "until-found");
  closed?.dispatchEvent(new Event("beforematch", { bubbles: true }));
  expect(shown()).toEqual(["linux"]);
});

test.each([
  ["linux", "", "linux"],
  ["linux", "?os=windows", "windows"],
  ["linux", "?os=amiga", "linux"],
  ["<b>", "?os=%", "mac"],
  ["", "", "mac"],
])(
  "after %j was stored, %j opens %s, at once and for good",
  (stored, query, open) => {
    localStorage.setItem(getTabKey("os"), stored);
    window.history.replaceState(null, "", `/a${query}`);
    document.body.innerHTML = `<main>${tabs(grouped, systems)}</main>`;
    const root = document.querySelector(".tabs") as HTMLElement;
    showChosenTab(root, getTabKey(""));
    const early =
      root.querySelector<HTMLElement>("[data-shown]")?.dataset.value;
    expect(early).toBe(open);
    expect(root.querySelector('[aria-selected="true"]')).toHaveTextContent(
      open,
    );
    expect(reachable()).toEqual([open]);
    stop = runScript(activate, document.querySelector("main") as HTMLElement);
    expect(shown()).toEqual([open]);
    expect(reachable()).toEqual([open, open]);
  },
);

test("the choice is written to the address of its own page only", () => {
  const text = start(tabs(grouped, systems));
  const press = (name: string) => {
    within(text).getByRole("tab", { name }).click();
    return window.location.pathname + window.location.search;
  };
  expect(press("linux")).toBe("/a?os=linux");
  window.history.pushState(null, "", "/next");
  expect(press("windows")).toBe("/next");
  expect(shown()).toEqual(["windows"]);
});

test("a choice in another window is followed", () => {
  start(tabs(grouped, systems));
  const key = getTabKey("os");
  localStorage.setItem(key, "windows");
  window.dispatchEvent(new StorageEvent("storage", { key }));
  expect(shown()).toEqual(["windows"]);
});

test.each([
  [0, 1],
  [300, 0],
])(
  "at %i px the target of the address is opened, and scrolled to %i times",
  (place, times) => {
    scrollIntoView.mockClear();
    window.scrollY = place;
    window.history.replaceState(null, "", "/a#in-linux");
    start(tabs("", systems));
    expect(shown()).toEqual(["linux"]);
    expect(scrollIntoView).toHaveBeenCalledTimes(times);
    window.scrollY = 0;
  },
);

test("tabs in tabs: an anchor deep inside opens all it lies in", () => {
  scrollIntoView.mockClear();
  start(tabs("", ["outer", "other"], tabs("", ["x", "y"])));
  expect(shown()).toEqual(["outer", "x"]);
  window.history.replaceState(null, "", "/a#in-y");
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  expect(shown()).toEqual(["other", "y"]);
  expect(scrollIntoView.mock.contexts).toEqual([
    document.getElementById("in-y"),
  ]);
});
