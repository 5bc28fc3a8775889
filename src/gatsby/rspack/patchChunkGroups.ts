type Group = { getChildrenByOrders?: () => object };
type Stats = { compilation: { chunkGroups: readonly Group[] } };
type Tap = (
  options: { name: string; stage: number },
  act: (stats: Stats) => void,
) => void;

/**
 * Gives chunk groups the method by which Gatsby asks for chunks to prefetch, and
 * which Rspack's lack: there are none, as no code has a `webpackPrefetch`.
 */
export const patchChunkGroups = {
  apply({ hooks }: { hooks: { done: { tap: Tap } } }): void {
    const options = { name: "patchChunkGroups", stage: -1000 };
    hooks.done.tap(options, ({ compilation: { chunkGroups } }) => {
      const [group] = chunkGroups;
      if (!group) return;
      const prototype = Object.getPrototypeOf(group) as Group;
      prototype.getChildrenByOrders ??= () => ({});
    });
  },
};
