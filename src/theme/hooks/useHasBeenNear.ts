import { useEffect, useState, type RefObject } from "react";

/** The distance below the screen that counts as near, in CSS pixels: about half a screen. */
const DISTANCE = 400;

/** Returns true once an element has been near the screen. */
export function useHasBeenNear(ref: RefObject<HTMLElement>): boolean {
  const [hasBeen, setHasBeen] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (hasBeen || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          setHasBeen(true);
        }
      },
      { rootMargin: `0px 0px ${DISTANCE}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, hasBeen]);

  return hasBeen;
}
