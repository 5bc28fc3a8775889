/** The place of the reader in a page, as a share of its height: its translation has another height. */
let kept: { path: string; share: number } | undefined;

const getScrollRange = () =>
  document.documentElement.scrollHeight - window.innerHeight;

/** Keeps the reader's place for the page at a path, which a link is about to open. */
export function keepPlace(path: string): void {
  kept = { path, share: window.scrollY / Math.max(1, getScrollRange()) };
}

/** Returns the scroll position that was kept for the page at a path, and which is shown now. */
export function takeKeptPlace(path: string): number | undefined {
  const place = kept;
  kept = undefined;
  return place?.path === path ? place.share * getScrollRange() : undefined;
}
