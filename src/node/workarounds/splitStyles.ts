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

const isTemplate = ({ name }: Chunk) => name?.startsWith("component---");

/**
 * Leaves the style that only templates use to the pages of these templates.
 * Gatsby puts all style into each page, because the build also renders
 * components whose script comes later: so theirs stays in all.
 */
export function splitStyles({ optimization }: Config): void {
  const styles = optimization?.splitChunks?.cacheGroups?.styles;
  if (!styles?.test) throw new Error("Gatsby has no chunk for all style.");
  const { test: isStyle } = styles;
  styles.test = (module, context) =>
    isStyle(module, context) &&
    [...context.chunkGraph.getModuleChunksIterable(module)].some(
      (chunk) => !isTemplate(chunk),
    );
}
