const steps: Readonly<Record<string, (now: number, count: number) => number>> =
  {
    ArrowDown: (now, count) => (now + 1) % count,
    ArrowUp: (now, count) => (now <= 0 ? count : now) - 1,
    Home: () => 0,
    End: (_now, count) => count - 1,
  };

/**
 * Moves the focus among the links and buttons of a list as a key says: arrows
 * go round, Home and End jump. Coming from outside, ArrowDown enters at the
 * first and ArrowUp at the last. Tells whether the key meant anything.
 */
export function moveFocus(list: HTMLElement | null, key: string): boolean {
  const entries = list?.querySelectorAll<HTMLElement>("a[href], button");
  const step = steps[key];
  if (!entries?.length || !step) return false;
  const now = Array.from(entries).findIndex(
    (entry) => entry === document.activeElement,
  );
  entries[step(now, entries.length)]?.focus();
  return true;
}
