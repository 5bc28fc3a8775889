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
