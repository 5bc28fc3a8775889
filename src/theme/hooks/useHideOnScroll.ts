import { useEffect, useState, type RefObject } from "react";

/** The scroll distance that counts as a direction, in CSS pixels. */
const TOLERANCE = 4;

/**
 * Returns true while a sticky bar should be hidden: after scrolling down. It
 * returns on scrolling up, near the top of the page, and when `resetKey`
 * changes.
 */
export function useHideOnScroll(
  barRef: RefObject<HTMLElement>,
  isEnabled: boolean,
  resetKey: string,
): boolean {
  const [isHidden, setIsHidden] = useState(false);

  useEffect(() => {
    setIsHidden(false);
    const bar = barRef.current;
    if (!isEnabled || !bar) return;
    // The first scroll of a page is not the reader's: it goes to the top, a
    // hash, or the restored position.
    let last: number | undefined;

    const update = () => {
      const y = scrollTop();
      if (isNearTop(bar, y)) {
        last = y;
        setIsHidden(false);
        return;
      }
      const moved = last === undefined ? 0 : y - last;
      if (last !== undefined && Math.abs(moved) < TOLERANCE) return;
      last = y;
      if (moved > 0) setIsHidden(true);
      else if (moved < 0 && !isAtEnd(bar, y) && !isCovering(bar)) {
        setIsHidden(false);
      }
    };

    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [barRef, isEnabled, resetKey]);

  return isHidden;
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
