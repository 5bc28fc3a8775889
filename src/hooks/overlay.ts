/** Marks the history entry that stands for something open over the page. */
const mark = "overlay";

/** Whether the browser is at such an entry. */
export const isOverlayEntry = (): boolean =>
  Boolean((window.history.state as Record<string, unknown> | null)?.[mark]);

/** Adds one for the same address, so that Back closes what lies over the page. */
export function addOverlayEntry(): void {
  // With the router's own state, for to the router it is the same place.
  const state = window.history.state as object | null;
  window.history.pushState({ ...state, [mark]: true }, "");
}

/**
 * Holds the page still while something lies over it, and gives the function
 * that lets go. Where the scrollbar takes room, its room stays.
 */
export function lockScroll(): () => void {
  const { style, dataset, clientWidth } = document.documentElement;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
  dataset.scroll = "locked";
  return () => {
    style.scrollbarGutter = "";
    delete dataset.scroll;
  };
}
