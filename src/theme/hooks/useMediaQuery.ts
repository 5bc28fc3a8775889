import { useEffect, useState } from "react";
import { DESKTOP_MIN_WIDTH } from "../../config/constants";

/** Returns whether a media query matches; undefined in the first render. */
export function useMediaQuery(query: string): boolean | undefined {
  const [isMatching, setIsMatching] = useState<boolean>();

  useEffect(() => {
    const list = window.matchMedia(query);
    const update = () => setIsMatching(list.matches);
    update();
    list.addEventListener("change", update);
    return () => list.removeEventListener("change", update);
  }, [query]);

  return isMatching;
}

/** Returns true in the desktop layout; undefined in the first render. */
export const useIsDesktop = () =>
  useMediaQuery(`(min-width: ${DESKTOP_MIN_WIDTH}em)`);
