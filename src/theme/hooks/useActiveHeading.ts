import { useEffect, useState } from "react";
import { decodePercent } from "../../lib/address";

/**
 * Returns the id of the heading being read; undefined above the first. It looks
 * at most once per frame, while the page scrolls or its size or the window's
 * changes.
 */
export function useActiveHeading(items: readonly { id: string }[]) {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setActive(findActiveHeading(readPage(items)));
    };
    const request = () => {
      frame ||= requestAnimationFrame(look);
    };
    request();
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener("scroll", request, { passive: true, signal });
    window.addEventListener("resize", request, { signal });
    // Pictures load and details unfold without a scroll event.
    const sizes = new ResizeObserver(request);
    sizes.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      listening.abort();
      sizes.disconnect();
    };
  }, [items]);

  return active;
}

function readPage(items: readonly { id: string }[]): Reading {
  const { scrollHeight, clientHeight } = document.documentElement;
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const isScrollable = scrollHeight > clientHeight;
  return {
    headings: items.flatMap(({ id }) => {
      // Without a box in closed details.
      const box = document.getElementById(id)?.getClientRects()[0];
      return box ? [{ id, top: box.top }] : [];
    }),
    start: parseFloat(scrollPaddingTop) || 0,
    windowHeight: clientHeight,
    isAtEnd: isScrollable && window.scrollY + clientHeight >= scrollHeight - 1,
    target: decodePercent(window.location.hash.slice(1)) ?? "",
  };
}

type Reading = {
  /** The headings in document order, with the distance from the top of the window. */
  headings: readonly { id: string; top: number }[];
  /** The top of the reading area: below the navbar, where a followed link comes to rest. */
  start: number;
  windowHeight: number;
  isAtEnd: boolean;
  /** The heading in the hash of the address. */
  target?: string;
};

/**
 * Finds the heading whose text is being read: the first one below the bar if it
 * is in the upper half of the window, otherwise the one before. At the end of the
 * page it is the target of the hash, if in view, or the last one.
 */
export function findActiveHeading(reading: Reading): string | undefined {
  const { headings, start, windowHeight, isAtEnd, target } = reading;
  // Scroll positions are rounded: half a pixel more.
  const isBelowBar = ({ top }: { top: number }) => top >= start - 0.5;
  if (isAtEnd) {
    const followed = headings.find(({ id }) => id === target);
    const isInView = followed && isBelowBar(followed);
    return (isInView ? followed : headings.at(-1))?.id;
  }
  const next = headings.findIndex(isBelowBar);
  if (next === -1) return headings.at(-1)?.id;
  const isUpper = (headings[next]?.top ?? Infinity) < windowHeight / 2;
  return headings[isUpper ? next : next - 1]?.id;
}
