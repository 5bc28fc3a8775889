import { claimFocus } from "../hooks/claimFocus";
import { announcePage } from "./announcePage";
import { hashTarget } from "./hashTarget";
import { isQueryChange, type Place } from "./isQueryChange";
import { rememberedScroll } from "./scrollMemory";

/** What brought the visitor: a link, Back or Forward, or a `#…` that the browser followed itself. */
export type Cause = "link" | "traversal" | "fragment";

const scrollTo = (top: number) =>
  window.scrollTo({ top, left: 0, behavior: "instant" });

function scrollToPlace(hash: string): void {
  const target = hashTarget(hash);
  if (target) {
    target.scrollIntoView({ behavior: "instant" });
    claimFocus(target);
  } else scrollTo(0);
}

/** Scrolls to where the current entry was left, if it was. */
export function scrollBack(): boolean {
  const left = rememberedScroll();
  if (left !== undefined) scrollTo(left);
  return left !== undefined;
}

/**
 * Puts the visitor where a page begins, or where they left it, and says what
 * page it is. The router has moved the focus to the page's start, so that the
 * next Tab meets the skip link; only a `#…` wants it elsewhere.
 */
export function arrive(cause: Cause, before: Place, now: Place): void {
  const isBack = cause === "traversal" && scrollBack();
  if (!isBack && cause !== "fragment" && !isQueryChange(before, now)) {
    scrollToPlace(now.hash);
  }
  if (before.pathname !== now.pathname) announcePage();
}
