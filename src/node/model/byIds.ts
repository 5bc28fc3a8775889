/** Gatsby's nodes, as resolvers get them. */
export type Model = {
  nodeModel: {
    getNodeById: (query: { id: string; type: string }) => object | null;
  };
};

/** Nodes by id: a page depends on these alone, and not on every node of their type. */
export const byIds = (type: string, names: string) => ({
  type: `[${type}!]!`,
  description: `${names} by their ids, in the order of the ids.`,
  args: { ids: { type: "[String!]!", description: `Ids of ${type} nodes.` } },
  resolve: (
    _: unknown,
    { ids }: { ids: string[] },
    { nodeModel }: Model,
  ): object[] =>
    ids
      .map((id) => nodeModel.getNodeById({ id, type }))
      .filter((node) => node !== null),
});
