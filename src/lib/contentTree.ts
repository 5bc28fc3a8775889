/**
 * A compiled piece of Markdown or MDX as data, in JsonML: text, or an element
 * as `[type, props, ...children]`. `props` is 0 where there are none. Two types
 * are no HTML: `Picture`, whose files the page knows, and `Slot`, for JSX that
 * needs the text's own imports.
 */
export type TreeNode = string | TreeElement | readonly TreeNode[];
export type TreeElement = readonly [
  type: string,
  props: TreeProps | 0,
  ...children: TreeNode[],
];
/** Attributes of a `Slot`, the place of JSX that needs the text's own imports. */
export type SlotProps = {
  /** Its number: webpack compiles the JSX of all slots into one list. */
  n: number;
  /** Of an element: the attributes that are known at build. */
  props?: TreeProps;
};

export type TreeProps = Readonly<Record<string, unknown>>;

/** Tells an element from a list of nodes: its second place holds props or 0. */
export const isTreeElement = (node: TreeNode): node is TreeElement =>
  Array.isArray(node) &&
  typeof node[0] === "string" &&
  (node[1] === 0 || (typeof node[1] === "object" && !Array.isArray(node[1])));
