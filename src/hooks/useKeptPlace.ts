import { useLayoutEffect } from "react";
import { stripBaseUrl } from "../config/resolved";

/** Outside React: the menu that was used may be unmounted when the page arrives. */
let kept: { path: string; share: number } | undefined;

/** Returns the maximum scroll position of the page. */
const getScrollRange = () =>
  document.documentElement.scrollHeight - window.innerHeight;

/**
 * Keeps the scroll position across translations of a page, as a share of its
 * height, because languages differ in length. Returns the function that a link
 * to a translation calls before it navigates to `path`.
 */
export function useKeptPlace(currentPath: string): (path: string) => void {
  useLayoutEffect(() => {
    const position = kept;
    kept = undefined;
    const pathname = stripBaseUrl(window.location.pathname);
    // Unknown paths share the path of the not-found page.
    const hasArrived =
      position?.path === currentPath || position?.path === pathname;
    if (!position || !hasArrived) return;
    // After the router has scrolled to the top, and before the first paint.
    queueMicrotask(() => {
      const top = position.share * getScrollRange();
      window.scrollTo({ top, behavior: "instant" });
    });
  }, [currentPath]);

  return (path) => {
    kept = {
      path,
      share: getScrollRange() > 0 ? window.scrollY / getScrollRange() : 0,
    };
  };
}
