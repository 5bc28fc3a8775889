import type { Root, RootContent } from "mdast";
import "mdast-util-mdx";
import { isComment } from "./isComment";
import { foldedText } from "./plainText";

const isSilent = (node: RootContent) =>
  node.type === "mdxjsEsm" || node.type === "definition" || isComment(node);

/**
 * Takes the heading that a text begins with, if it is of the first level, out
 * of the text: it is the page's title, which the page shows itself.
 */
export function takeLeadingTitle(root: Root): string | null {
  const at = root.children.findIndex((node) => !isSilent(node));
  const first = root.children[at];
  if (first?.type !== "heading" || first.depth !== 1) return null;
  root.children.splice(at, 1);
  return foldedText(first) || null;
}
