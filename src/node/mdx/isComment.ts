import type { Nodes } from "mdast";
import "mdast-util-mdx";

const inBraces = /^\s*(?:\/\*[\s\S]*\*\/\s*)?$/;
const inHtml = /^\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)+$/;

/** Whether a node says nothing to readers: a comment of MDX, or in plain Markdown one of HTML. */
export const isComment = (node: Nodes) => {
  if (node.type === "html") return inHtml.test(node.value);
  return (
    (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") &&
    inBraces.test(node.value)
  );
};
