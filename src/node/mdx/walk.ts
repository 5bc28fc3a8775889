/**
 * Calls `see` with every node of a tree, a parent before its children, which
 * it may change. `unist-util-visit` says more of where a node is, and takes ten
 * times as long.
 */
export function walk<Node extends { type: string }>(
  node: Node,
  see: (node: Node) => void,
): void {
  see(node);
  const { children } = node as { children?: Node[] };
  if (children) for (const child of children) walk(child, see);
}
