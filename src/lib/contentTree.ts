/**
 * A node of compiled Markdown or MDX in JsonML: text, or an element as `[type,
 * props, ...children]`. `props` is 0 if there are none. Two types are not HTML:
 * `Picture`, whose files the page knows, and `Slot`, for JSX that needs imports
 * of the text.
 */
export type TreeNode = string | TreeElement | readonly TreeNode[];
export type TreeElement = readonly [
  type: string,
  props: TreeProps | 0,
  ...children: TreeNode[],
];
/** The attributes of a `Slot`, which stands for JSX that needs imports of the text. */
export type SlotProps = {
  /** Its number: webpack compiles the JSX of all slots into one list. */
  n: number;
  /** The attributes of the element that are known at build time. */
  props?: TreeProps;
};

export type TreeProps = Readonly<Record<string, unknown>>;

/** Distinguishes an element from a list of nodes: its second item holds props or 0. */
export const isTreeElement = (node: TreeNode): node is TreeElement =>
  Array.isArray(node) &&
  typeof node[0] === "string" &&
  (node[1] === 0 || (typeof node[1] === "object" && !Array.isArray(node[1])));
