/** The part of Gatsby's resolver context that resolvers use. */
export type Model = {
  nodeModel: {
    getNodeById: (query: { id: string; type: string }) => object | null;
  };
};

/** Defines a field that finds nodes by id. A page then depends on these nodes, not on every node of their type. */
export const createNodesField = (type: string, names: string) => ({
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
