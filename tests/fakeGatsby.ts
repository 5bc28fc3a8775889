import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs, Node } from "gatsby";

const digest = (data: unknown) =>
  createHash("md5").update(JSON.stringify(data)).digest("hex");

/** File nodes as gatsby-source-filesystem makes them of a content folder. */
function fileNodes(root: string): object[] {
  const content = path.join(root, "content");
  return readdirSync(content, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const absolutePath = path.join(parentPath, name);
      const raw = readFileSync(absolutePath, "utf8");
      return {
        id: absolutePath,
        absolutePath,
        relativePath: path.relative(content, absolutePath),
        base: name,
        sourceInstanceName: "content",
        internal: { type: "File", contentDigest: digest(raw) },
      };
    });
}

/** As much of Gatsby as making content nodes needs, over a folder of files. */
export function fakeGatsby(root: string) {
  const nodes = new Map<string, Node>();
  for (const node of fileNodes(root) as Node[]) nodes.set(node.id, node);
  const getNodesByType = (type: string) =>
    [...nodes.values()].filter(({ internal }) => internal.type === type);
  const activity = () => ({
    start: () => undefined,
    setStatus: () => undefined,
    end: () => undefined,
  });
  const args = {
    actions: {
      createNode: (node: Node) => nodes.set(node.id, node),
      deleteNode: ({ id }: Node) => nodes.delete(id),
    },
    createContentDigest: digest,
    createNodeId: (seed: string) => seed,
    getNode: (id: string) => nodes.get(id),
    getNodesByType,
    reporter: { activityTimer: activity },
    store: { getState: () => ({ program: { directory: root } }) },
  };
  const nodeModel = {
    getNodeById: ({ id }: { id: string }) => nodes.get(id) ?? null,
  };
  return {
    args: args as unknown as CreatePagesArgs,
    getNodesByType,
    nodeModel,
  };
}
