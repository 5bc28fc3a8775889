import type { Nodes } from "mdast";
import "mdast-util-math";
import "mdast-util-mdx";

const silent = new Set([
  "code",
  "math",
  "mdxFlowExpression",
  "mdxTextExpression",
]);
/** TeX that reads as it is written, such as E = mc^2. */
const isPlainTex = /^[^\\{}&]*$/;

/** A formula in words: itself, as one word, or that there is one. */
const formulaText = (tex: string) =>
  isPlainTex.test(tex) ? tex.replace(/\s+/g, "") : "…";

/** The words of a Markdown node as a reader would say them: no code blocks, no expressions. */
export function plainText(node: Nodes): string {
  if (silent.has(node.type)) return "";
  if (node.type === "inlineMath") return formulaText(node.value);
  if ("value" in node) return node.type === "html" ? "" : node.value;
  if (node.type === "break") return " ";
  // The cells of a row are words of their own.
  const between = node.type === "tableRow" ? " " : "";
  return "children" in node ? node.children.map(plainText).join(between) : "";
}

/** `plainText` with white space folded. */
export const foldedText = (node: Nodes) =>
  plainText(node).replace(/\s+/g, " ").trim();
