import { announcePage, createAnnouncer } from "./announcePage";
import { followPlainLinks } from "./followPlainLinks";
import { gatsbyRuntime } from "./gatsbyRuntime";
import {
  cancelNavigation,
  endProgress,
  guardLoader,
  isPageLoading,
} from "./guardLoader";
import { setLoadFailure } from "./openDocument";
import {
  entryKey,
  scrollOnArrival,
  startScrolling,
  type Place,
} from "./scroll";

let isFirstPage = true;

/** Prepares Gatsby's router, before it does anything with the page. */
export function startRouting(): void {
  const runtime = gatsbyRuntime();
  // Gatsby replaces the address by the page's own, except for `/404.html`; a
  // locale's not-found page must keep the address, too.
  if (runtime.pagePath?.endsWith("/404")) runtime.pagePath = "/404.html";
  guardLoader(() => isFirstPage);
  window.addEventListener("popstate", cancelNavigation);
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) cancelNavigation();
  });
}

/** As the router has it: "initial" stands for an entry of the history without a key. */
type ShownPlace = Place & { key?: string };

/** A page is shown: the first, or the next. */
export function onPageShown(now: ShownPlace, before: Place | null): void {
  if (!before) {
    isFirstPage = false;
    createAnnouncer();
    startScrolling();
    // Only now: where the first page fails, the browser follows links itself.
    followPlainLinks();
    return;
  }
  // The visitor has moved on; the page of the current entry will follow.
  if (now.key !== (entryKey() ?? "initial")) return;
  if (!isPageLoading()) endProgress();
  setLoadFailure(undefined);
  scrollOnArrival(before, now);
  if (before.pathname !== now.pathname) announcePage();
}
