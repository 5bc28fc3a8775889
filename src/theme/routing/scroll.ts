import { claimFocus } from "../hooks/claimFocus";
import { decodePercent } from "../../lib/address";
import { storageKeys } from "../state/storageKeys";
import { storageSlot } from "../state/storageSlot";

export type Place = { pathname: string; search: string; hash: string };

const slot = storageSlot(storageKeys.scroll, "sessionStorage");
const maxStored = 100;

/** Scroll positions by key of the history entry. */
let positions = new Map<string, number>();
/** The key of the history entry whose page is shown. */
let shownKey = "";
/** The cause of the navigation: a link, Back or Forward, or a `#…` that the browser followed. */
let cause: "link" | "traversal" | "fragment" = "link";

type EntryState = { key?: string } | null;

/** Returns the key of the current history entry, if it has one. */
export const getEntryKey = (): string | undefined =>
  (window.history.state as EntryState)?.key;

const scrollTo = (top: number) =>
  window.scrollTo({ top, left: 0, behavior: "instant" });

/** In milliseconds; what comes later would move a visitor who has begun to read. */
const longestWait = 3_000;
/** The position to restore once the page is long enough. */
let awaited: number | undefined;
let stopWaiting = () => {};

/** Scrolls again while the page grows, as fonts or the search make it, until that is enough or the visitor does something. */
function keepScrolling(scroll: () => void, isEnough = () => false): void {
  const waiting = new AbortController();
  const observer = new ResizeObserver(() => {
    scroll();
    if (isEnough()) stopWaiting();
  });
  const timer = setTimeout(() => stopWaiting(), longestWait);
  stopWaiting = () => {
    awaited = undefined;
    waiting.abort();
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.documentElement);
  for (const event of ["keydown", "pointerdown", "touchstart", "wheel"]) {
    window.addEventListener(event, stopWaiting, {
      passive: true,
      signal: waiting.signal,
    });
  }
}

function awaitPosition(top: number): void {
  keepScrolling(
    () => scrollTo(top),
    () => window.scrollY >= top - 1,
  );
  awaited = top;
}

/** Scrolls to an element, and again while what is above it grows: Safari does not keep in place what it shows. */
function scrollToTarget(target: Element): void {
  const scroll = () => target.scrollIntoView({ behavior: "instant" });
  scroll();
  keepScrolling(scroll);
}

/** Scrolls again to where the browser has, unless it restored a position or the visitor has moved on. */
function scrollAtStart(): void {
  const [navigation] = performance.getEntriesByType(
    "navigation",
  ) as PerformanceNavigationTiming[];
  const target = findHashTarget(window.location.hash);
  if (navigation?.type !== "navigate" || !target) return;
  const { top } = target.getBoundingClientRect();
  if (top > 0 && top < window.innerHeight / 2) scrollToTarget(target);
}

/** Saves the scroll position. After the history entry changes, the browser may scroll the old page. */
function savePosition(): void {
  if (getEntryKey() !== shownKey) return;
  positions.set(shownKey, awaited ?? window.scrollY);
}

function restorePosition(): boolean {
  const top = positions.get(getEntryKey() ?? "");
  if (top === undefined) return false;
  scrollTo(top);
  if (window.scrollY < top - 1) awaitPosition(top);
  return true;
}

/** Records the current history entry. Browsers create entries without a key for a `#…`. */
function showEntry(): void {
  const key = getEntryKey() ?? String(Date.now());
  window.history.replaceState({ ...window.history.state, key }, "");
  shownKey = key;
  savePosition();
}

function readStored(): Map<string, number> {
  try {
    return new Map(JSON.parse(slot.get() ?? "[]") as [string, number][]);
  } catch {
    return new Map();
  }
}

function onPopState(): void {
  stopWaiting();
  cause = getEntryKey() ? "traversal" : "fragment";
  // The visitor is back on the page that another was about to replace.
  if (getEntryKey() === shownKey) restorePosition();
}

/**
 * Turns off the browser's scroll restoration, which would run before the page
 * is shown; only after a reload the browser does it.
 */
export function startScrolling(): void {
  const { history } = window;
  positions = readStored();
  if (history.scrollRestoration === "manual") restorePosition();
  else scrollAtStart();
  showEntry();
  // By then the browser has laid out and scrolled the page.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => (history.scrollRestoration = "manual")),
  );
  window.addEventListener("scroll", savePosition, { passive: true });
  window.addEventListener("popstate", onPopState);
  window.addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
    slot.set(JSON.stringify([...positions].slice(-maxStored)));
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) history.scrollRestoration = "manual";
  });
}

/** Finds the element of a hash, encoded or not. */
export function findHashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  return (
    document.getElementById(id) ??
    document.getElementById(decodePercent(id) ?? id)
  );
}

/** Opens what is folded around an element. */
export function unfold(element: Element): void {
  const details = element.parentElement?.closest("details");
  if (!details) return;
  details.open = true;
  unfold(details);
}

/**
 * Scrolls to the position that the visitor left, to the hash, or to the top. A
 * change of only the query does not scroll.
 */
export function scrollOnArrival(previous: Place, now: Place): void {
  const isQueryChange =
    previous.pathname === now.pathname &&
    previous.hash === now.hash &&
    previous.search !== now.search;
  stopWaiting();
  const isRestored = cause === "traversal" && restorePosition();
  if (cause !== "fragment" && !isRestored && !isQueryChange) {
    const target = findHashTarget(now.hash);
    // Where a target in a closed tab waits for the script of tabs.
    scrollTo(0);
    if (target) {
      unfold(target);
      scrollToTarget(target);
      // The router moves the focus to the start of the page.
      claimFocus(target);
    }
  }
  cause = "link";
  showEntry();
}
