import { useEffect, useState, type RefObject } from "react";

/** How far a scroll must go before it counts as a direction, in CSS pixels. */
const TOLERANCE = 4;

/**
 * Whether a sticky bar is to be out of the way: the reader scrolls down.
 * It is back when they scroll up, near the top of the page, and whenever `place`
 * changes.
 */
export function useHideOnScroll(
  barRef: RefObject<HTMLElement>,
  isEnabled: boolean,
  place: string,
): boolean {
  const [isHidden, setIsHidden] = useState(false);

  useEffect(() => {
    setIsHidden(false);
    const bar = barRef.current;
    if (!isEnabled || !bar) return;
    // The router scrolls first: to the top, a hash, or where the reader left.
    // Only later scrolls have a direction.
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
      else if (moved < 0 && !isAtEnd(bar, y) && !wouldCover(bar)) {
        setIsHidden(false);
      }
    };

    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, [barRef, isEnabled, place]);

  return isHidden;
}

const lastScrollTop = () =>
  document.documentElement.scrollHeight - window.innerHeight;

/** Without the stretch that iOS adds at both ends of a page. */
const scrollTop = () => Math.max(0, Math.min(window.scrollY, lastScrollTop()));

/** Until what follows the bar has reached the top, the bar would leave a gap. */
function isNearTop(bar: HTMLElement, y: number): boolean {
  const content = bar.nextElementSibling;
  return y < (content instanceof HTMLElement ? content.offsetTop : 0);
}

/** Where a page springs back from its end, it only seems to be scrolled up. */
const isAtEnd = (bar: HTMLElement, y: number) =>
  y > lastScrollTop() - bar.offsetHeight;

/** Whether the bar would come to lie over what has focus, or what a hash leads to. */
function wouldCover(bar: HTMLElement): boolean {
  return [":focus-visible", ":target"].some((selector) => {
    const rect = document.querySelector(selector)?.getBoundingClientRect();
    return (
      rect !== undefined &&
      rect.bottom > 0 &&
      rect.top < bar.offsetHeight &&
      // Taller targets are regions, such as the main content.
      rect.height < window.innerHeight / 2
    );
  });
}
