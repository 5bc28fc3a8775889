import { useEffect, useState, type RefObject } from "react";

/** How far below the screen something counts as near, in CSS pixels: about half a screen. */
const DISTANCE = 400;

/** Whether an element has come near the screen since it is there. */
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
