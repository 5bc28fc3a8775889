/** Removes tables that do not scroll from the tab order. */
export function activate(text: HTMLElement): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const scrolls = target.scrollWidth > target.clientWidth;
      (target as HTMLElement).tabIndex = scrolls ? 0 : -1;
    }
  });
  for (const table of text.querySelectorAll(".table-scroll")) {
    observer.observe(table);
  }
  return () => observer.disconnect();
}
