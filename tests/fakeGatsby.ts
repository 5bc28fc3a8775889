import { withoutGatsby } from "../src/node/withoutGatsby";

/** As much of Gatsby as tests of nodes need, over a folder of files. */
export function fakeGatsby(root: string) {
  const gatsby = withoutGatsby(root);
  const nodeModel = {
    getNodeById: ({ id }: { id: string }) => gatsby.nodes.get(id) ?? null,
  };
  return { ...gatsby, nodeModel };
}
