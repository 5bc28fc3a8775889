/** Removes tables that do not scroll from the tab order. */
export function activate(text: HTMLElement, signal: AbortSignal): void {
  const observer = new ResizeObserver((entries) => {
    // All are measured before one changes: else each has the page laid out again.
    const measured = entries.map(({ target }) => ({
      table: target as HTMLElement,
      scrolls: target.scrollWidth > target.clientWidth,
    }));
    for (const { table, scrolls } of measured)
      table.tabIndex = scrolls ? 0 : -1;
  });
  for (const table of text.querySelectorAll(".table-scroll")) {
    observer.observe(table);
  }
  signal.addEventListener("abort", () => observer.disconnect());
}
