import { decodePercent } from "../../lib/address";
import { hasModifier } from "../../lib/hasModifier";
import { getTabKey } from "../../theme/state/storageKeys";
import { storageSlot, type StorageSlot } from "../../theme/state/storageSlot";
import { showChosenTab } from "./boot";

type TabSet = {
  root: HTMLElement;
  list: HTMLElement;
  tabs: readonly HTMLElement[];
  panels: readonly HTMLElement[];
  group: string;
  /** The name of the query parameter; empty without. */
  query: string;
  slot: StorageSlot | undefined;
};

let idCount = 0;
const ensureId = (element: HTMLElement) => (element.id ||= `tabs-${++idCount}`);

/** Reads tabs from the page, and connects tabs and panels for screen readers. */
function readTabSet(root: HTMLElement): TabSet[] {
  const list = root.querySelector<HTMLElement>(":scope > .tabs-list");
  if (!list) return [];
  const { group = "", query = "" } = root.dataset;
  const tabs = [...list.querySelectorAll<HTMLElement>(".tabs-tab")];
  const panels = [
    ...root.querySelectorAll<HTMLElement>(":scope > .tabs-panel"),
  ];
  panels.forEach((panel, index) => {
    const tab = tabs[index];
    if (!tab) return;
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-labelledby", ensureId(tab));
    panel.removeAttribute("aria-label");
    tab.setAttribute("aria-controls", ensureId(panel));
  });
  const slot = group ? storageSlot(getTabKey(group)) : undefined;
  return [{ root, list, tabs, panels, group, query, slot }];
}

const findPanel = ({ panels }: TabSet, value: string | null): number =>
  panels.findIndex((panel) => panel.dataset.value === value);

/** Shows one panel; the browser's search can find the others. */
function show({ list, tabs, panels }: TabSet, shown: number): void {
  tabs.forEach((tab, index) => {
    tab.setAttribute("aria-selected", String(index === shown));
    tab.tabIndex = index === shown ? 0 : -1;
  });
  panels.forEach((panel, index) => {
    panel.toggleAttribute("data-shown", index === shown);
    panel.tabIndex = index === shown ? 0 : -1;
    if (index === shown) panel.removeAttribute("hidden");
    else panel.setAttribute("hidden", "until-found");
  });
  const tab = tabs[shown]?.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (!tab) return;
  if (tab.left < frame.left) list.scrollLeft += tab.left - frame.left;
  if (tab.right > frame.right) list.scrollLeft += tab.right - frame.right;
}

const findShown = ({ panels }: TabSet): number =>
  Math.max(
    0,
    panels.findIndex(({ dataset }) => "shown" in dataset),
  );

function findNext(set: TabSet, key: string, now: number): number | undefined {
  const { length } = set.tabs;
  const isRtl = getComputedStyle(set.list).direction === "rtl";
  const step = isRtl ? -1 : 1;
  if (key === "ArrowRight") return (now + step + length) % length;
  if (key === "ArrowLeft") return (now - step + length) % length;
  if (key === "Home") return 0;
  return key === "End" ? length - 1 : undefined;
}

/** Writes the choice into the address, with the state of the router. */
function writeQuery(name: string, value: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set(name, value);
  window.history.replaceState(window.history.state, "", url);
}

const findTarget = (hash: string) => {
  const id = hash.slice(1);
  return document.getElementById(decodePercent(id) ?? id);
};

export function activate(text: HTMLElement, signal: AbortSignal): void {
  const { pathname } = window.location;
  const sets = [...text.querySelectorAll<HTMLElement>(".tabs")].flatMap(
    readTabSet,
  );

  /** Chooses a tab in all tabs of the group; the clicked ones stay where they are on the screen. */
  const choose = (at: TabSet, index: number) => {
    const value = at.panels[index]?.dataset.value;
    if (value === undefined) return;
    const before = at.list.getBoundingClientRect().top;
    for (const set of sets) {
      const isMeant = set === at || (at.group && set.group === at.group);
      const panelIndex = isMeant ? findPanel(set, value) : -1;
      if (panelIndex < 0) continue;
      show(set, panelIndex);
      // The next page's address may be there before the page.
      if (set.query && window.location.pathname === pathname)
        writeQuery(set.query, value);
    }
    at.slot?.set(value);
    const top = at.list.getBoundingClientRect().top - before;
    window.scrollBy({ top, behavior: "instant" });
  };

  /** Opens the panel of an element; returns true if it was closed. */
  const reveal = (element: Element | null): boolean => {
    let wasClosed = false;
    for (const set of sets) {
      const index = set.panels.findIndex((panel) => panel.contains(element));
      if (!set.panels[index]?.hasAttribute("hidden")) continue;
      show(set, index);
      wasClosed = true;
    }
    return wasClosed;
  };

  const onKey = (set: TabSet, event: KeyboardEvent) => {
    const now = set.tabs.indexOf(event.target as HTMLElement);
    if (now < 0 || hasModifier(event)) return;
    const next = findNext(set, event.key, now);
    if (next === undefined) return;
    event.preventDefault();
    choose(set, next);
    set.tabs[next]?.focus({ preventScroll: true });
  };

  for (const set of sets) {
    showChosenTab(set.root, getTabKey(""));
    show(set, findShown(set));
    set.root.dataset.active = "";
    const onClick = ({ target }: Event) => {
      const index = set.tabs.findIndex((tab) => tab.contains(target as Node));
      if (index >= 0) choose(set, index);
    };
    set.list.addEventListener("click", onClick, { signal });
    set.list.addEventListener("keydown", (event) => onKey(set, event), {
      signal,
    });
    for (const panel of set.panels) {
      panel.addEventListener("beforematch", () => reveal(panel), { signal });
    }
    const stop = set.slot?.listen((value) => {
      const index = findPanel(set, value);
      if (index >= 0) show(set, index);
    });
    if (stop) signal.addEventListener("abort", stop);
  }

  const revealHash = (isFollowed: boolean) => {
    const target = findTarget(window.location.hash);
    if (reveal(target) && isFollowed)
      target?.scrollIntoView({ behavior: "instant" });
  };
  // Before the link is followed, because browsers do not scroll to a hidden target.
  const revealLink = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (link?.hash && link.pathname === window.location.pathname) {
      reveal(findTarget(link.hash));
    }
  };
  document.addEventListener("click", revealLink, { signal, capture: true });
  window.addEventListener("hashchange", () => revealHash(true), { signal });
  // What Back or a reload has restored, or the visitor scrolled to meanwhile, stays in view.
  revealHash(window.scrollY === 0);
}
