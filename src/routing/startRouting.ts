import { prepareAnnouncements } from "./announcePage";
import { arrive, scrollBack, type Cause } from "./arrive";
import { createNavigate } from "./createNavigate";
import { followPlainLinks } from "./followPlainLinks";
import { gatsbyRuntime } from "./gatsbyRuntime";
import { guardLoader } from "./guardLoader";
import type { Place } from "./isQueryChange";
import { isAddressLeft } from "./isAddressLeft";
import { loadTouched } from "./loadTouched";
import { beginProgress, endProgress } from "./progress";
import {
  beginEntry,
  comesBackInTime,
  entryKey,
  leaveEntry,
  rememberScroll,
  watchScroll,
} from "./scrollMemory";
import { isUnderWay, takeTurn } from "./turns";

/** As the router has it: with the key of its entry in the browser's history, which is "initial" for one that has none. */
type ShownPlace = Place & { key?: string };

let isRunning = false;
let cause: Cause = "link";
let shownPath = "";

/**
 * Pages that come late must not be scrolled before they are there. The browser
 * may do it itself after a reload, or on the way back from another site.
 */
const restoreScroll = (mode: ScrollRestoration) => {
  window.history.scrollRestoration = mode;
};

function onPopState(): void {
  takeTurn().settle();
  endProgress();
  cause = entryKey() ? "traversal" : "fragment";
  // The browser has scrolled already, and the entry has no place of its own
  // before the router shows it.
  if (cause === "fragment") leaveEntry();
  else rememberScroll();
  // The router waits for a frame. By then it may have nothing to change.
  if (comesBackInTime()) scrollBack();
  if (window.location.pathname !== shownPath) beginProgress();
}

/**
 * Takes over from Gatsby how one gets from page to page. Gatsby waits for it
 * before it does anything with the page.
 */
export async function startRouting(): Promise<void> {
  if (isAddressLeft()) {
    window.location.reload();
    // Gatsby would write this document's address over the other one.
    await new Promise(() => undefined);
  }
  const runtime = gatsbyRuntime();
  const load = guardLoader(runtime.___loader, () => isRunning);
  const navigate = createNavigate(load);
  runtime.___navigate = navigate;
  runtime.___push = (to) => navigate(to);
  runtime.___replace = (to) => navigate(to, { replace: true });
  loadTouched(runtime.___loader);

  window.addEventListener("popstate", onPopState);
  window.addEventListener("pagehide", () => restoreScroll("auto"));
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    endProgress();
    restoreScroll("manual");
  });
}

/** The first page has been taken over: the browser has put it where it was, or left that to us. */
function begin(): void {
  isRunning = true;
  prepareAnnouncements();
  // Not before: where the first page fails, links are the browser's.
  followPlainLinks();
  watchScroll();
  if (window.history.scrollRestoration === "manual") scrollBack();
  // By then the browser has laid the page out, and scrolled it.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => restoreScroll("manual")),
  );
}

/** Whether the visitor has gone back or forward before the page was shown: the one of the current entry follows. */
const isPassedOver = ({ key = "initial" }: ShownPlace) =>
  key !== (entryKey() ?? "initial");

/** A page is shown: the first, or the next. */
export function onPageShown(now: ShownPlace, before: Place | null): void {
  if (before && isPassedOver(now)) return;
  if (!isUnderWay()) endProgress();
  shownPath = now.pathname;
  if (!before) {
    begin();
    return;
  }
  arrive(cause, before, now);
  beginEntry();
  cause = "link";
}
