/** The part of the context of Gatsby's resolvers that is used here. */
export type ResolverContext = {
  nodeModel: {
    getNodeById: (query: { id: string; type: string }) => object | null;
    /** Finds a node, and makes the page depend on whether there is one. */
    findOne: (query: {
      type: string;
      query: { filter: object };
    }) => Promise<object | null>;
  };
};

/** Finds a node by the value of one of its fields. */
export const findNode = (
  { nodeModel }: ResolverContext,
  type: string,
  filter: object,
): Promise<object | null> => nodeModel.findOne({ type, query: { filter } });
