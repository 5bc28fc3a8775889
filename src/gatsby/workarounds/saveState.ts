type Redux = { saveState: () => Promise<unknown> | undefined };

/**
 * Saves Gatsby's state after nodes and pages are created. Gatsby stores nodes at
 * once, but the stale queries only after a successful build: if one fails in
 * webpack or while rendering, the next one finds the nodes unchanged and leaves
 * old data on their pages. Tested with Gatsby 5.16, which has no public way.
 */
export async function saveState(): Promise<void> {
  const redux = "gatsby/dist/redux/index.js";
  const { saveState: save } = (await import(redux)) as Redux;
  await save();
}
