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
 * Puts into each page the style of what all pages have. Templates and texts
 * bring their own; Gatsby puts all style into each page.
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
