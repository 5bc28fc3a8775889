import type { Nodes } from "mdast";
import "mdast-util-mdx";

/** Whether a node is a block of JSX that holds words without a paragraph, as `unravel` makes it. */
export const holdsWords = (node: Nodes): boolean =>
  node.type === "mdxJsxFlowElement" &&
  (node.children as Nodes[]).some(({ type }) => type === "text");
