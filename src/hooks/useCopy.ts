import { useCallback, useEffect, useRef, useState } from "react";
import { COPIED_DURATION } from "../config/constants";

type Copy = {
  /** True for a moment after something was copied. */
  isCopied: boolean;
  copy: (text: string) => Promise<void>;
};

/** Copies text. Where the browser refuses, nothing happens. */
export function useCopy(): Copy {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<number>();
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = useCallback(async (text: string) => {
    try {
      // Not there at all on pages without https.
      await navigator.clipboard.writeText(text);
    } catch {
      return;
    }
    setIsCopied(true);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(
      () => setIsCopied(false),
      COPIED_DURATION,
    );
  }, []);

  return { isCopied, copy };
}
