import { useLayoutEffect } from "react";
import { stripBaseUrl } from "../config/resolved";

/** Outside of React: the menu that was used may be gone when the page arrives. */
let kept: { path: string; share: number } | undefined;

/** How far the page can be scrolled. */
const reach = () => document.documentElement.scrollHeight - window.innerHeight;

/**
 * Lets a link to another version of the page keep the reader's place: as far
 * down, in parts of the whole, since another language takes more or less room.
 * Returns what such a link calls before it leads to `path`.
 */
export function useKeptPlace(currentPath: string): (path: string) => void {
  useLayoutEffect(() => {
    const place = kept;
    kept = undefined;
    const pathname = stripBaseUrl(window.location.pathname);
    // Unknown paths all have the path of the not-found page.
    const isThere = place?.path === currentPath || place?.path === pathname;
    if (!place || !isThere) return;
    // Runs after the router has scrolled to the top, and before the paint.
    queueMicrotask(() => {
      const top = place.share * reach();
      window.scrollTo({ top, behavior: "instant" });
    });
  }, [currentPath]);

  return (path) => {
    kept = { path, share: reach() > 0 ? window.scrollY / reach() : 0 };
  };
}
