import { useEffect, useState } from "react";
import { DESKTOP_MIN_WIDTH } from "../config/constants";

/** Whether a media query matches; undefined until it can be asked. */
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

/** Whether the window has the desktop layout; undefined until it can be asked. */
export const useIsDesktop = () =>
  useMediaQuery(`(min-width: ${DESKTOP_MIN_WIDTH}em)`);
