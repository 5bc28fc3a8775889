import { kinds } from "./convertRule";
import { explainErrors } from "./explainErrors";
import type { BundleError } from "./explainErrors";

type Group = { getChildrenByOrders?: () => object };
type Compilation = {
  chunkGroups: readonly Group[];
  errors: readonly BundleError[];
};
type Tap = (
  options: { name: string; stage: number },
  act: (stats: { compilation: Compilation }) => void,
) => void;

/**
 * Gives the result of Rspack what Gatsby reads in webpack's: its errors, and the
 * method of chunk groups by which Gatsby asks for chunks to prefetch. There are
 * none, as no code has a `webpackPrefetch`.
 */
export const patchStats = (root: string) => ({
  apply({ hooks }: { hooks: { done: { tap: Tap } } }): void {
    const options = { name: "patchStats", stage: -1000 };
    hooks.done.tap(options, ({ compilation }) => {
      kinds.clear();
      const [group] = compilation.chunkGroups;
      if (group) {
        const prototype = Object.getPrototypeOf(group) as Group;
        prototype.getChildrenByOrders ??= () => ({});
      }
      const errors = explainErrors(compilation.errors, root);
      Object.defineProperty(compilation, "errors", { value: errors });
    });
  },
});
