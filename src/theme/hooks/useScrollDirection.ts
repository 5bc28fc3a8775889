import { useEffect, type RefObject } from "react";
import { BACK_TO_TOP_DISTANCE } from "../../config/constants";

/** The scroll distance that counts as a direction, in CSS pixels. */
const TOLERANCE = 4;

/**
 * Says on <html> which way the reader scrolls: `data-scroll` is "down", which
 * hides a sticky bar if that is wanted, or "up", which offers the way to the
 * top. Near the top of a page, and on each new path, there is neither.
 */
export function useScrollDirection(
  barRef: RefObject<HTMLElement>,
  hidesBar: boolean,
  path: string,
): void {
  useEffect(() => {
    const bar = barRef.current;
    if (!bar) return;
    // The first scroll of a page is not the reader's: it goes to the top, a
    // hash, or the restored position.
    let last: number | undefined;

    const update = () => {
      const y = scrollTop();
      const moved = last === undefined ? 0 : y - last;
      if (isNearTop(bar, y)) show(undefined);
      else if (last !== undefined && Math.abs(moved) < TOLERANCE) return;
      else if (moved > 0) show(hidesBar ? "down" : undefined);
      else if (moved < 0 && !isAtEnd(bar, y) && !isCovering(bar))
        show(isReadingUp(y, moved) ? "up" : undefined);
      last = y;
    };
    /** A link to a place on the page is no direction. */
    const noteJump = () => {
      last = scrollTop();
      if (document.documentElement.dataset.scroll === "up") show(undefined);
    };

    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("scroll", update, { passive: true, signal });
    window.addEventListener("hashchange", noteJump, { signal });
    return () => {
      listening.abort();
      show(undefined);
    };
  }, [barRef, hidesBar, path]);
}

function show(direction: "down" | "up" | undefined): void {
  const { dataset } = document.documentElement;
  if (direction) dataset.scroll = direction;
  else delete dataset.scroll;
}

const lastScrollTop = () =>
  document.documentElement.scrollHeight - window.innerHeight;

/** Ignores the overscroll of iOS at both ends of a page. */
const scrollTop = () => Math.max(0, Math.min(window.scrollY, lastScrollTop()));

/** Near the top the hidden bar would leave a gap above the content. */
function isNearTop(bar: HTMLElement, y: number): boolean {
  const content = bar.nextElementSibling;
  return y < (content instanceof HTMLElement ? content.offsetTop : 0);
}

/** A bounce at the end of a page only looks like scrolling up. */
const isAtEnd = (bar: HTMLElement, y: number) =>
  y > lastScrollTop() - bar.offsetHeight;

/** Far from both ends; more than a window at once is Back, not a reader. */
const isReadingUp = (y: number, moved: number) =>
  Math.min(y, lastScrollTop() - y) >= BACK_TO_TOP_DISTANCE &&
  -moved <= window.innerHeight;

/** True if the bar would cover the focused element or the target of the hash. */
function isCovering(bar: HTMLElement): boolean {
  return [":focus-visible", ":target"].some((selector) => {
    const rect = document.querySelector(selector)?.getBoundingClientRect();
    return (
      rect !== undefined &&
      rect.bottom > 0 &&
      rect.top < bar.offsetHeight &&
      // Larger elements are regions, such as the main content.
      rect.height < window.innerHeight / 2
    );
  });
}
