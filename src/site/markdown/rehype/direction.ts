import type { Root } from "hast";
import { toString } from "hast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { readDirection } from "../../../lib/language";

const blocks =
  /^(?:p|h[1-6]|ul|ol|li|blockquote|table|t[dh]|d[ltd]|summary|figcaption)$/;

/** A block whose first letter is of a script from right to left. */
const fromRight =
  /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** Sets the direction of blocks in Arabic, Hebrew and the like in a text from left to right, as browsers would by `dir="auto"`, for its bullets and columns too; those of components as well. */
export function setDirections(tree: Root, lang: string): void {
  if (readDirection(lang) === "rtl") return;
  visit(tree, "element", (node) => {
    if (!blocks.test(node.tagName)) return undefined;
    if (node.properties.dir === undefined) {
      if (!fromRight.test(toString(node))) return undefined;
      node.properties.dir = "rtl";
    }
    return SKIP;
  });
}
