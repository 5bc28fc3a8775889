import { isTreeElement } from "../lib/contentTree";
import type { TreeNode } from "../lib/contentTree";

/** The element that carries a directive's label, as in `:::note[Label]`, to the component that it becomes. */
export const labelName = "component-label";

type Labelled = { title?: string | readonly TreeNode[]; children: TreeNode[] };

const isLabel = (node: TreeNode | undefined) =>
  node !== undefined && isTreeElement(node) && node[0] === labelName;

/**
 * Takes the label off a component's children; it is the component's `title`: a string
 * where it is only words, else content-tree nodes.
 */
export function takeLabel(children: TreeNode[]): Labelled {
  const [first, ...rest] = children;
  if (!first || !isLabel(first)) return { children };
  const [, , ...label] = first as [string, 0, ...TreeNode[]];
  const isText = label.every((node) => typeof node === "string");
  return { title: isText ? label.join("") : label, children: rest };
}
