import type { ElementContent, RootContent } from "hast";
import "mdast-util-mdx";

type Child = ElementContent | RootContent;
export type HastParent = { children: Child[] };

const inline =
  /^(?:a|abbr|b|br|cite|code|del|em|i|img|input|kbd|mark|q|s|small|span|strong|sub|sup|u)$/;
const comment = /^\s*(?:\/\*[\s\S]*\*\/\s*)?$/;

const isBlock = (node: Child | undefined) =>
  node === undefined ||
  node.type === "mdxJsxFlowElement" ||
  (node.type === "element" && !inline.test(node.tagName));

/**
 * Removes line breaks between blocks (they say nothing in HTML, but would be
 * stored for each page) and comments in braces.
 */
export function dropBlankText(parent: HastParent): void {
  parent.children = parent.children.filter((node, index, all) => {
    if (
      node.type === "mdxFlowExpression" ||
      node.type === "mdxTextExpression"
    ) {
      return !comment.test(node.value);
    }
    if (node.type !== "text" || node.value.trim() !== "") return true;
    return !isBlock(all[index - 1]) && !isBlock(all[index + 1]);
  });
  for (const child of parent.children) {
    const isPre = child.type === "element" && child.tagName === "pre";
    if ("children" in child && !isPre) dropBlankText(child);
  }
}
