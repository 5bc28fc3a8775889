import { claimFocus } from "../hooks/claimFocus";
import { decodePercent } from "../lib/address";
import { storageKeys } from "../state/storageKeys";
import { storageSlot } from "../state/storageSlot";

export type Place = { pathname: string; search: string; hash: string };

const slot = storageSlot(storageKeys.scroll, "sessionStorage");
const maxStored = 100;

/** How far down each entry of the browser's history was left, by its key. */
let positions = new Map<string, number>();
/** The entry whose page is shown. */
let shownKey = "";
/** Whether the visitor has gone Back or Forward, or the browser has followed a `#…`. */
let cause: "link" | "traversal" | "fragment" = "link";

type EntryState = { key?: string } | null;

/** The key of the current entry of the browser's history, where it has one. */
export const entryKey = (): string | undefined =>
  (window.history.state as EntryState)?.key;

const scrollTo = (top: number) =>
  window.scrollTo({ top, left: 0, behavior: "instant" });

/** Once the entry has changed, the browser may scroll a page that is about to go. */
function remember(): void {
  if (entryKey() === shownKey) positions.set(shownKey, window.scrollY);
}

function restore(): boolean {
  const top = positions.get(entryKey() ?? "");
  if (top !== undefined) scrollTo(top);
  return top !== undefined;
}

/** The browser makes entries without a key for a `#…`. */
function showEntry(): void {
  const key = entryKey() ?? String(Date.now());
  window.history.replaceState({ ...window.history.state, key }, "");
  shownKey = key;
  remember();
}

function readStored(): Map<string, number> {
  try {
    return new Map(JSON.parse(slot.get() ?? "[]") as [string, number][]);
  } catch {
    return new Map();
  }
}

function onPopState(): void {
  cause = entryKey() ? "traversal" : "fragment";
  // Back at the page that is still shown: the other one had not come yet.
  if (entryKey() === shownKey) restore();
}

/**
 * Takes over scrolling from the browser while a page is shown: it would scroll
 * before the page is there. After a reload it does so itself.
 */
export function startScrolling(): void {
  const { history } = window;
  positions = readStored();
  if (history.scrollRestoration === "manual") restore();
  showEntry();
  // Two frames later, the browser has laid out and scrolled the page.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => (history.scrollRestoration = "manual")),
  );
  window.addEventListener("scroll", remember, { passive: true });
  window.addEventListener("popstate", onPopState);
  window.addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
    slot.set(JSON.stringify([...positions].slice(-maxStored)));
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) history.scrollRestoration = "manual";
  });
}

/** The element that a hash names, be it written as it is or percent-encoded. */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  return (
    document.getElementById(id) ??
    document.getElementById(decodePercent(id) ?? id)
  );
}

/**
 * Puts the visitor where a page begins, where they left it, or at the element
 * that the hash names. A change of nothing but the query does not scroll.
 */
export function scrollOnArrival(before: Place, now: Place): void {
  const isQueryChange =
    before.pathname === now.pathname &&
    before.hash === now.hash &&
    before.search !== now.search;
  const isRestored = cause === "traversal" && restore();
  if (cause !== "fragment" && !isRestored && !isQueryChange) {
    const target = hashTarget(now.hash);
    if (target) {
      target.scrollIntoView({ behavior: "instant" });
      // The router moves the focus to the page's start.
      claimFocus(target);
    } else scrollTo(0);
  }
  cause = "link";
  showEntry();
}
