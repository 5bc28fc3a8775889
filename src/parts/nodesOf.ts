import type { TreeNode } from "../lib/contentTree";

/** The children of a part as what they are: content that has been rendered. */
export const nodesOf = (children: unknown): readonly TreeNode[] =>
  Array.isArray(children) ? (children as TreeNode[]) : [];
