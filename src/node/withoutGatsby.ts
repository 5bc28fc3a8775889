import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs, Node } from "gatsby";

const digest = (data: unknown) =>
  createHash("md5").update(JSON.stringify(data)).digest("hex");

/** What of a File node our own code asks for. */
function fileNodes(root: string): object[] {
  const content = path.join(root, "content");
  return readdirSync(content, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const absolutePath = path.join(parentPath, name);
      const relativePath = path.relative(content, absolutePath);
      return {
        id: absolutePath,
        absolutePath,
        relativePath: relativePath.split(path.sep).join("/"),
        base: name,
        sourceInstanceName: "content",
        internal: { type: "File" },
      };
    });
}

/**
 * As much of Gatsby as making content nodes needs, in memory: so that commands
 * and tests read content with the code that builds it.
 * @param kept nodes that an earlier run made
 */
export function withoutGatsby(root: string, kept: readonly Node[] = []) {
  const nodes = new Map<string, Node>();
  for (const node of [...(fileNodes(root) as Node[]), ...kept]) {
    nodes.set(node.id, node);
  }
  const getNodesByType = (type: string) =>
    [...nodes.values()].filter(({ internal }) => internal.type === type);
  const nothing = () => undefined;
  const cache = new Map<string, unknown>();
  const activity = { start: nothing, setStatus: nothing, end: nothing };
  const args = {
    actions: {
      createNode: (node: Node) => nodes.set(node.id, node),
      deleteNode: ({ id }: Node) => nodes.delete(id),
    },
    cache: {
      get: (key: string) => Promise.resolve(cache.get(key)),
      set: (key: string, value: unknown) => {
        cache.set(key, value);
        return Promise.resolve(value);
      },
    },
    createContentDigest: digest,
    createNodeId: (seed: string) => seed,
    getNode: (id: string) => nodes.get(id),
    getNodesByType,
    reporter: { activityTimer: () => activity },
    store: { getState: () => ({ program: { directory: root } }) },
  };
  return { args: args as unknown as CreatePagesArgs, getNodesByType, nodes };
}
