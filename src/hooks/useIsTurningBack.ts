import { useCallback, useEffect, useRef, useState } from "react";
import { BACK_TO_TOP_DISTANCE } from "../config/constants";
import { useScrollFrame } from "./useScrollFrame";

/**
 * Whether the reader scrolls up, some way from both ends of the page: that is
 * when the way to the top is long, and wanted.
 */
export function useIsTurningBack(): boolean {
  const [isTurningBack, setIsTurningBack] = useState(false);
  const before = useRef(0);

  const update = useCallback(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const { scrollY } = window;
    const risen = before.current - scrollY;
    before.current = scrollY;
    const toEnd = scrollHeight - clientHeight - scrollY;
    const isNearEnds = Math.min(scrollY, toEnd) < BACK_TO_TOP_DISTANCE;
    // More than a window at once: a link or Back went there, not the reader.
    if (isNearEnds || risen < 0 || risen > clientHeight)
      setIsTurningBack(false);
    else if (risen > 0) setIsTurningBack(true);
  }, []);
  useScrollFrame(update);

  useEffect(() => {
    const noteJump = () => {
      before.current = window.scrollY;
      setIsTurningBack(false);
    };
    window.addEventListener("hashchange", noteJump);
    return () => window.removeEventListener("hashchange", noteJump);
  }, []);

  return isTurningBack;
}
