import { announcePage, createAnnouncer } from "./announcePage";
import { followLinks } from "./followLinks";
import { getGatsbyRuntime } from "./gatsbyRuntime";
import {
  cancelNavigation,
  endProgress,
  guardLoader,
  isPageLoading,
} from "./guardLoader";
import { prefetchLinks } from "./prefetchLinks";
import {
  getEntryKey,
  scrollOnArrival,
  startScrolling,
  type Place,
} from "./scroll";

let isFirstPage = true;

/** Prepares Gatsby's router before it starts. */
export function startRouting(
  onFirstPageFailure: (error: unknown) => void,
): void {
  const runtime = getGatsbyRuntime();
  // Gatsby replaces the address by the path of the page, except for
  // `/404.html`; not-found pages of locales must keep the address, too.
  if (runtime.pagePath?.endsWith("/404")) runtime.pagePath = "/404.html";
  guardLoader(() => isFirstPage, onFirstPageFailure);
  window.addEventListener("popstate", cancelNavigation);
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) cancelNavigation();
  });
}

/** A location as the router has it: key "initial" means a history entry without a key. */
type ShownPlace = Place & { key?: string };

/** Handles each page shown, the first included. */
export function onPageShown(now: ShownPlace, previous: Place | null): void {
  if (!previous) {
    isFirstPage = false;
    createAnnouncer();
    startScrolling();
    // Not earlier: if the first page fails, links stay with the browser.
    followLinks();
    prefetchLinks();
    return;
  }
  // The visitor has already moved on; the page of the current history entry
  // follows.
  if (now.key !== (getEntryKey() ?? "initial")) return;
  if (!isPageLoading()) endProgress();
  scrollOnArrival(previous, now);
  if (previous.pathname !== now.pathname) announcePage();
}
