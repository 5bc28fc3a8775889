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

const isBlank = (node: Child) =>
  node.type === "text" && node.value.trim() === "";

const isComment = (node: Child) =>
  (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") &&
  comment.test(node.value);

/**
 * Removes line breaks between blocks (they say nothing in HTML, but would be
 * stored for each page) and comments in braces.
 */
export function dropBlankText(parent: HastParent): void {
  const kept: Child[] = [];
  let blank: Child | undefined;
  let last: Child | undefined;
  for (const node of parent.children) {
    if (isComment(node)) continue;
    if (isBlank(node)) {
      blank ??= node;
      continue;
    }
    if (blank && !isBlock(last) && !isBlock(node)) kept.push(blank);
    kept.push(node);
    blank = undefined;
    last = node;
  }
  parent.children = kept;
  for (const child of parent.children) {
    const isPre = child.type === "element" && child.tagName === "pre";
    if ("children" in child && !isPre) dropBlankText(child);
  }
}
