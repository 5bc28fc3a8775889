import { decodePercent } from "../../lib/decodePercent";
import { hasModifier } from "../../lib/hasModifier";
import type { Activate } from "../activation";
import { nextPlace } from "./nextPlace";
import { firstPlace, placeOf, readTabSet, show, type TabSet } from "./tabSet";

/** Writes the choice into the address; the entry of the history stays the same. */
function writeQuery(name: string, value: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set(name, value);
  // With the router's own state, for to the router it is the same place.
  window.history.replaceState(window.history.state, "", url);
}

const targetOf = (hash: string) => {
  const id = hash.slice(1);
  return document.getElementById(decodePercent(id) ?? id);
};

/** Sets the tabs of a text in motion. */
export const activate: Activate = (text) => {
  const life = new AbortController();
  const { signal } = life;
  const sets = [...text.querySelectorAll<HTMLElement>(".tabs")]
    .map(readTabSet)
    .filter((set) => set !== undefined);

  /** All tabs of the group follow; the ones at hand stay where they are on the screen. */
  const choose = (at: TabSet, place: number) => {
    const value = at.panels[place]?.dataset.value;
    if (value === undefined) return;
    const top = () => at.list.getBoundingClientRect().top;
    const before = top();
    for (const set of sets) {
      const isMeant = set === at || (at.group && set.group === at.group);
      const own = isMeant ? placeOf(set, value) : -1;
      if (own < 0) continue;
      show(set, own);
      if (set.query) writeQuery(set.query, value);
    }
    at.slot?.set(value);
    window.scrollBy({ top: top() - before, behavior: "instant" });
  };

  /** Opens what an element lies in; tells whether anything was closed. */
  const reveal = (element: Element | null): boolean => {
    let wasClosed = false;
    for (const set of sets) {
      const place = set.panels.findIndex((panel) => panel.contains(element));
      if (!set.panels[place]?.hasAttribute("hidden")) continue;
      show(set, place);
      wasClosed = true;
    }
    return wasClosed;
  };

  const onKey = (set: TabSet, event: KeyboardEvent) => {
    const now = set.tabs.indexOf(event.target as HTMLElement);
    if (now < 0 || hasModifier(event)) return;
    const isRtl = getComputedStyle(set.list).direction === "rtl";
    const next = nextPlace(event.key, now, set.tabs.length, isRtl);
    if (next === undefined) return;
    event.preventDefault();
    choose(set, next);
    set.tabs[next]?.focus({ preventScroll: true });
  };

  const stops = sets.map((set) => {
    const { root, list, tabs, panels, slot } = set;
    show(set, firstPlace(set));
    root.dataset.active = "";
    list.addEventListener(
      "click",
      ({ target }) => {
        const place = tabs.findIndex((tab) => tab.contains(target as Node));
        if (place >= 0) choose(set, place);
      },
      { signal },
    );
    list.addEventListener("keydown", (event) => onKey(set, event), { signal });
    for (const panel of panels) {
      panel.addEventListener("beforematch", () => reveal(panel), { signal });
    }
    return slot?.listen((value) => {
      const place = placeOf(set, value);
      if (place >= 0) show(set, place);
    });
  });

  const arrive = () => {
    const target = targetOf(window.location.hash);
    if (reveal(target)) target?.scrollIntoView({ behavior: "instant" });
  };
  // Before anything follows a link: what is closed can't be scrolled to.
  document.addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link?.hash && link.pathname === window.location.pathname) {
        reveal(targetOf(link.hash));
      }
    },
    { signal, capture: true },
  );
  window.addEventListener("hashchange", arrive, { signal });
  arrive();

  return () => {
    life.abort();
    stops.forEach((stop) => stop?.());
  };
};
