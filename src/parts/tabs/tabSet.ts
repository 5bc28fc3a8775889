import { storageSlot, type StorageSlot } from "../../state/storageSlot";
import { tabKey } from "../../state/storageKeys";

/** Tabs in motion. */
export type TabSet = {
  root: HTMLElement;
  list: HTMLElement;
  tabs: readonly HTMLElement[];
  panels: readonly HTMLElement[];
  /** Name of the group; empty without. */
  group: string;
  /** Name of the query's parameter; empty without. */
  query: string;
  /** Where the group's choice is kept. */
  slot: StorageSlot | undefined;
};

let count = 0;

const idOf = (element: HTMLElement) => (element.id ||= `tabs-${++count}`);

/** Reads tabs from the page, and completes what screen readers are told of them. */
export function readTabSet(root: HTMLElement): TabSet | undefined {
  const list = root.querySelector<HTMLElement>(":scope > .tabs-list");
  if (!list) return undefined;
  const { group = "", query = "" } = root.dataset;
  const set: TabSet = {
    root,
    list,
    tabs: [...list.querySelectorAll<HTMLElement>(".tabs-tab")],
    panels: [...root.querySelectorAll<HTMLElement>(":scope > .tabs-panel")],
    group,
    query,
    slot: group ? storageSlot(tabKey(group)) : undefined,
  };
  set.panels.forEach((panel, index) => {
    const tab = set.tabs[index];
    if (!tab) return;
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-labelledby", idOf(tab));
    panel.removeAttribute("aria-label");
    panel.tabIndex = 0;
    tab.setAttribute("aria-controls", idOf(panel));
  });
  return set;
}

/** Place of the tab with a value, or -1. */
export const placeOf = ({ panels }: TabSet, value: string | null): number =>
  panels.findIndex((panel) => panel.dataset.value === value);

/** Shows one panel. A search on the page finds the others, too. */
export function show({ list, tabs, panels }: TabSet, shown: number): void {
  tabs.forEach((tab, index) => {
    tab.setAttribute("aria-selected", String(index === shown));
    tab.tabIndex = index === shown ? 0 : -1;
  });
  panels.forEach((panel, index) => {
    panel.toggleAttribute("data-shown", index === shown);
    if (index === shown) panel.removeAttribute("hidden");
    else panel.setAttribute("hidden", "until-found");
  });
  const [tab, frame] = [tabs[shown], list].map((one) =>
    one?.getBoundingClientRect(),
  );
  if (!tab || !frame) return;
  if (tab.left < frame.left) list.scrollLeft += tab.left - frame.left;
  if (tab.right > frame.right) list.scrollLeft += tab.right - frame.right;
}

/** The panel that is open when the tabs are set in motion: by the address, an earlier choice, or as the page was built. */
export function firstPlace(set: TabSet): number {
  const query = new URLSearchParams(window.location.search);
  const wishes = [
    set.query ? query.get(set.query) : null,
    set.slot?.get() ?? null,
  ];
  const wished = wishes
    .map((value) => placeOf(set, value))
    .find((place) => place >= 0);
  const built = set.panels.findIndex(({ dataset }) => "shown" in dataset);
  return wished ?? Math.max(0, built);
}
