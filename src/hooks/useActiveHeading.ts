import { useCallback, useState } from "react";
import { activeHeading } from "../lib/activeHeading";
import { decodePercent } from "../lib/decodePercent";
import { useScrollFrame } from "./useScrollFrame";

/** Which of some headings is being read; undefined above the first. */
export function useActiveHeading(
  items: readonly { id: string }[],
): string | undefined {
  const [active, setActive] = useState<string>();

  const update = useCallback(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const isScrollable = scrollHeight > clientHeight;
    setActive(
      activeHeading({
        headings: items.flatMap(({ id }) => {
          const heading = document.getElementById(id);
          // Without a box, it is folded away.
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
