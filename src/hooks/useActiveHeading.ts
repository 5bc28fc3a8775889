import { useCallback, useState } from "react";
import { decodePercent } from "../lib/address";
import { useScrollFrame } from "./useScrollFrame";

/** Returns the id of the heading being read; undefined above the first. */
export function useActiveHeading(
  items: readonly { id: string }[],
): string | undefined {
  const [active, setActive] = useState<string>();

  const update = useCallback(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const isScrollable = scrollHeight > clientHeight;
    setActive(
      findActiveHeading({
        headings: items.flatMap(({ id }) => {
          const heading = document.getElementById(id);
          // In closed details it has no box.
          const [box] = heading?.getClientRects() ?? [];
          return box ? [{ id, top: box.top }] : [];
        }),
        start: parseFloat(scrollPaddingTop) || 0,
        windowHeight: clientHeight,
        isAtEnd:
          isScrollable && window.scrollY + clientHeight >= scrollHeight - 1,
        target: decodePercent(window.location.hash.slice(1)) ?? "",
      }),
    );
  }, [items]);

  useScrollFrame(update);
  return active;
}

type PlacedHeading = {
  id: string;
  /** The distance from the top of the window. */
  top: number;
};

type Reading = {
  /** The headings in document order. */
  headings: readonly PlacedHeading[];
  /** The top of the reading area: below the navbar, where a followed link comes to rest. */
  start: number;
  windowHeight: number;
  isAtEnd: boolean;
  /** The heading in the hash of the address. */
  target?: string;
};

/**
 * The heading whose text is being read: the first one below the bar if it
 * stands in the upper half of the window, else the one before. At the end of
 * the page that is the last; but a link there that was just followed to a
 * heading in view, which could not rise any further, keeps its mark.
 */
export function findActiveHeading(reading: Reading): string | undefined {
  const { headings, start, windowHeight, isAtEnd, target } = reading;
  // Scroll positions are rounded: half a pixel more.
  const isBelowBar = ({ top }: PlacedHeading) => top >= start - 0.5;
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
