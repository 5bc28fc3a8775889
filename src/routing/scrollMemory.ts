import { storageKeys } from "../state/storageKeys";
import { storageSlot } from "../state/storageSlot";

const slot = storageSlot(storageKeys.scroll, "sessionStorage");
const mostEntries = 100;

let places = new Map<string, number>();
let shownKey = "";
let lastY = 0;
/** Whether the next page is about to take the place of the one that is shown. */
let isLeft = false;

type EntryState = { key?: string } | null;

/** The key of the current entry of the browser's history, where it has one. */
export const entryKey = (): string | undefined =>
  (window.history.state as EntryState)?.key;

/** Gives the current entry a key: the browser makes entries without, for `#…`. */
function ensureKey(): string {
  const known = entryKey();
  if (known) return known;
  const key = String(Date.now());
  window.history.replaceState({ ...window.history.state, key }, "");
  return key;
}

/** Remembers how far the page that is shown has been scrolled. */
export function rememberScroll(): void {
  if (isLeft) return;
  places.delete(shownKey);
  places.set(shownKey, lastY);
}

/** Remembers the place for good: the next page scrolls before it says that it is shown. */
export function leaveEntry(): void {
  rememberScroll();
  isLeft = true;
}

/** From now on, the page of the current entry is the one that is shown. */
export function beginEntry(): void {
  isLeft = false;
  shownKey = ensureKey();
  lastY = window.scrollY;
}

/** Whether the visitor is back at the entry that is shown, whose page another one was about to replace. */
export function comesBackInTime(): boolean {
  if (!isLeft || entryKey() !== shownKey) return false;
  isLeft = false;
  return true;
}

/** Where the current entry was left, if it was. */
export const rememberedScroll = (): number | undefined =>
  places.get(entryKey() ?? "");

/** Keeps all places for the time after a reload, or a visit elsewhere. */
function store(): void {
  rememberScroll();
  slot.set(JSON.stringify([...places].slice(-mostEntries)));
}

function readStored(): Map<string, number> {
  try {
    const stored = JSON.parse(slot.get() ?? "[]") as [string, number][];
    return new Map(stored.filter(([, y]) => Number.isFinite(y)));
  } catch {
    return new Map();
  }
}

/** Begins to watch how far the page is scrolled. */
export function watchScroll(): void {
  places = readStored();
  beginEntry();
  // A jump to a "#…" has happened when popstate comes, its event has not.
  window.addEventListener("scroll", () => (lastY = window.scrollY), {
    passive: true,
  });
  window.addEventListener("pagehide", store);
  document.addEventListener("visibilitychange", store);
}
