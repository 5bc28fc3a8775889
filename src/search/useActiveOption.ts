import { useCallback, useEffect, useState, type KeyboardEvent } from "react";

type ActiveOption = {
  /** The place of the option that the keys have chosen; -1 for none. */
  active: number;
  onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * Lets keys choose among options while the focus stays in the field. Home and
 * End belong to the field until an option is chosen.
 * @param answer starts anew whenever it changes
 */
export function useActiveOption(
  count: number,
  answer: unknown,
  idOf: (index: number) => string,
): ActiveOption {
  const [active, setActive] = useState(-1);
  useEffect(() => setActive(-1), [answer]);
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      // What an input method makes of the key is not known yet.
      if (event.nativeEvent.isComposing) return;
      if (event.key === "Enter" && active >= 0) {
        event.preventDefault();
        document.getElementById(idOf(active))?.click();
        return;
      }
      const next = nextOf(event.key, active, count);
      if (next === undefined) return;
      event.preventDefault();
      setActive(next);
      document.getElementById(idOf(next))?.scrollIntoView({ block: "nearest" });
    },
    [active, count, idOf],
  );
  return { active, onKeyDown };
}

/** Which option a key leads to; beyond the last one lies the field. */
function nextOf(key: string, active: number, count: number) {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return active + 1 < count ? active + 1 : -1;
  if (key === "ArrowUp") return active < 0 ? count - 1 : active - 1;
  if (active < 0) return undefined;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
