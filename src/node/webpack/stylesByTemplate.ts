type Chunk = { name?: string | null };
type Context = {
  chunkGraph: { getModuleChunksIterable: (module: object) => Iterable<Chunk> };
};
type Test = (module: object, context: Context) => boolean;
type CacheGroups = Record<string, { test?: Test | undefined } | false>;

const isTemplate = ({ name }: Chunk) => name?.startsWith("component---");

/**
 * Leaves the style of components that only templates use to the pages of these
 * templates. Gatsby puts all style into each page, for the build renders parts
 * whose script comes later, too: so their style stays in all.
 */
export function stylesByTemplate(cacheGroups: CacheGroups = {}): void {
  const { styles } = cacheGroups;
  if (!styles || !styles.test) {
    throw new Error("Gatsby has no group of chunks for all style.");
  }
  const { test: isStyle } = styles;
  styles.test = (module, context) =>
    isStyle(module, context) &&
    [...context.chunkGraph.getModuleChunksIterable(module)].some(
      (chunk) => !isTemplate(chunk),
    );
}
