type Chunk = { name?: string | null };
type ChunkGraph = {
  getModuleChunksIterable: (module: object) => Iterable<Chunk>;
};
type Test = (module: object, context: { chunkGraph: ChunkGraph }) => boolean;
type Config = {
  optimization?: {
    splitChunks?: { cacheGroups?: { styles?: { test?: Test } } };
  };
};

/**
 * Inlines in each page only the styles that all pages share, besides those of its
 * template and text. Gatsby would inline all styles of the site.
 */
export function splitStyles({ optimization }: Config): void {
  const styles = optimization?.splitChunks?.cacheGroups?.styles;
  if (!styles?.test) throw new Error("Gatsby has no chunk for all style.");
  const { test: isStyle } = styles;
  styles.test = (module, context) =>
    isStyle(module, context) &&
    [...context.chunkGraph.getModuleChunksIterable(module)].some(
      ({ name }) => name === "app",
    );
}
