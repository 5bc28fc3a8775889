import type { Root } from "hast";
import { toString } from "hast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { findDirection, readDirection } from "../../../lib/language";

const blocks =
  /^(?:p|h[1-6]|ul|ol|li|blockquote|table|t[dh]|d[ltd]|summary|figcaption)$/;

/** Sets the direction of blocks in Arabic, Hebrew and the like in a text from left to right, as browsers would by `dir="auto"`, for its bullets and columns too; those of components as well. */
export function setDirections(tree: Root, lang: string): void {
  if (readDirection(lang) === "rtl") return;
  visit(tree, "element", (node) => {
    if (!blocks.test(node.tagName)) return undefined;
    if (node.properties.dir === undefined) {
      const direction = findDirection(toString(node));
      if (!direction) return undefined;
      node.properties.dir = direction;
    }
    return SKIP;
  });
}
