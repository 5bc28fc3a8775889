/**
 * A compiled piece of Markdown or MDX as data: text, or an element as
 * `[type, props, ...children]`. `props` is 0 where there are none. Two types
 * are no HTML: `Picture`, whose files the page knows, and `Own`, which a text's
 * own imports explain.
 */
export type TreeNode = string | TreeElement | readonly TreeNode[];
export type TreeElement = readonly [
  type: string,
  props: TreeProps | 0,
  ...children: TreeNode[],
];
/** Attributes of an `Own`: an expression, a component, or an element that has either among its attributes. */
export type OwnProps = {
  /** Number of the expression that stands here. */
  value?: number;
  /** Name of a component, such as `Chart` or `Chart.Axis`. */
  name?: string;
  /** Type of an element. */
  type?: string;
  /** Attributes that are known. */
  props?: TreeProps;
  /** Attributes that are expressions, by their number. */
  values?: Readonly<Record<string, number>>;
  /** Expressions that are spread among the attributes. */
  spread?: readonly number[];
};

export type TreeProps = Readonly<Record<string, unknown>>;

/** Tells an element from a list of nodes: its second place holds props or 0. */
export const isTreeElement = (node: TreeNode): node is TreeElement =>
  Array.isArray(node) &&
  typeof node[0] === "string" &&
  (node[1] === 0 || (typeof node[1] === "object" && !Array.isArray(node[1])));
