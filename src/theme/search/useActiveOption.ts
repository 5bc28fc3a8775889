import { useEffect, useState, type KeyboardEvent } from "react";

/**
 * Lets keys choose an option while the focus stays in the field; -1 stands for
 * none. Home and End belong to the field until then. A new answer resets it.
 */
export function useActiveOption(
  count: number,
  answer: unknown,
  idOf: (index: number) => string,
) {
  const [active, setActive] = useState(-1);
  useEffect(() => setActive(-1), [answer]);
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method is still composing; Safari says so by this code only.
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === "Enter" && active >= 0) {
      event.preventDefault();
      document.getElementById(idOf(active))?.click();
      return;
    }
    const next = findNext(event.key, active, count);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    document.getElementById(idOf(next))?.scrollIntoView({ block: "nearest" });
  };
  return { active, onKeyDown };
}

/** Finds the option that a key leads to; after the last one comes the field. */
function findNext(key: string, active: number, count: number) {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return active + 1 < count ? active + 1 : -1;
  if (key === "ArrowUp") return active < 0 ? count - 1 : active - 1;
  if (active < 0) return undefined;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
