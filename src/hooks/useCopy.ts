import { useCallback, useEffect, useRef, useState } from "react";
import { COPIED_DURATION } from "../config/constants";

type Copy = {
  /** True for a moment after something was copied. */
  isCopied: boolean;
  /** True once the browser has refused to copy, until it does not. */
  isRefused: boolean;
  copy: (text: string) => Promise<void>;
};

/** Copies text, as far as the browser lets it. */
export function useCopy(): Copy {
  const [isCopied, setIsCopied] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const timer = useRef<number>();
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = useCallback(async (text: string) => {
    try {
      // Not there at all on pages without https.
      await navigator.clipboard.writeText(text);
    } catch {
      setIsRefused(true);
      return;
    }
    setIsRefused(false);
    setIsCopied(true);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(
      () => setIsCopied(false),
      COPIED_DURATION,
    );
  }, []);

  return { isCopied, isRefused, copy };
}
