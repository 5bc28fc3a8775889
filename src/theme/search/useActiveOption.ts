import { useEffect, useState, type KeyboardEvent } from "react";

/**
 * Lets keys choose an option of a list while the focus stays in the field, and
 * returns its id. Home and End belong to the field until then. A new answer
 * resets it.
 */
export function useActiveOption(listId: string, answer: unknown) {
  const [active, setActive] = useState<string>();
  useEffect(() => setActive(undefined), [answer]);
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method is still composing; Safari says so by this code only.
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const list = document.getElementById(listId);
    const options = list?.querySelectorAll<HTMLElement>("[role=option]") ?? [];
    const position = [...options].findIndex(({ id }) => id === active);
    if (event.key === "Enter" && position >= 0) {
      event.preventDefault();
      options[position]?.click();
      return;
    }
    const next = findNext(event.key, position, options.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(options[next]?.id);
    options[next]?.scrollIntoView({ block: "nearest" });
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
