type Redux = { saveState: () => Promise<unknown> | undefined };

/**
 * To be called before anything can stop a build that has made nodes: our
 * checks, an import that leads nowhere, a component that throws. Gatsby keeps
 * nodes at once, but which queries they make run again only when a build has
 * gone well: the next one would find the nodes as they should be, and leave the
 * pages as they were. There is no public way to say so.
 */
export async function keepDirtyQueries(): Promise<void> {
  const gatsby = "gatsby/dist/redux/index.js";
  const { saveState } = (await import(gatsby)) as Redux;
  await saveState();
}
