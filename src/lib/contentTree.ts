/**
 * A compiled piece of Markdown or MDX as data: text, or an element as
 * `[type, props, ...children]`. `props` is 0 where there are none. A type with
 * a capital is one of the components in `authorComponents` or a part of ours
 * (`Image`, `InlineImage`, `CodeBlock`).
 */
export type TreeNode = string | TreeElement | readonly TreeNode[];
export type TreeElement = readonly [
  type: string,
  props: TreeProps | 0,
  ...children: TreeNode[],
];
export type TreeProps = Readonly<Record<string, unknown>>;

/** Tells an element from a list of nodes: its second place holds props or 0. */
export const isTreeElement = (node: TreeNode): node is TreeElement =>
  Array.isArray(node) &&
  typeof node[0] === "string" &&
  (node[1] === 0 || (typeof node[1] === "object" && !Array.isArray(node[1])));
