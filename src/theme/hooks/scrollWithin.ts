/**
 * Scrolls an element into view inside its own scroll container, with some
 * margin. `scrollIntoView` would scroll the page as well.
 */
export function scrollWithin(box: HTMLElement, selector: string): void {
  const inner = box.querySelector(selector)?.getBoundingClientRect();
  if (!inner || box.scrollHeight <= box.clientHeight) return;
  const outer = box.getBoundingClientRect();
  const margin = 2 * inner.height;
  const above = inner.top - margin - outer.top;
  const below = inner.bottom + margin - outer.bottom;
  if (above < 0) box.scrollTop += above;
  else if (below > 0) box.scrollTop += below;
}
