type Redux = { saveState: () => Promise<unknown> | undefined };

/**
 * Has Gatsby save its state once nodes and pages are made.
 *
 * Mends: Gatsby keeps nodes at once, but which queries they make stale only
 * when a build succeeds. After one that failed in webpack or while rendering,
 * the next build found the nodes unchanged and left old data on their pages.
 * Tried with Gatsby 5.16; there is no public way. Can go when
 * a build that failed in webpack and was then mended gives the right pages
 * without it.
 */
export async function saveState(): Promise<void> {
  const redux = "gatsby/dist/redux/index.js";
  const { saveState: save } = (await import(redux)) as Redux;
  await save();
}
