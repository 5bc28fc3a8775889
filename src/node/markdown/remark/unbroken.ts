import type { Nodes, PhrasingContent, Root } from "mdast";
import type {} from "mdast-util-mdx";
import type { VFile } from "vfile";
import { findAndReplace } from "mdast-util-find-and-replace";
import { shortCompound } from "../../../lib/unbrokenPieces";
import { typographyOf } from "../typography/smartQuotes";

const pattern = new RegExp(shortCompound, "gu");

const unbroken = (value: string): PhrasingContent => ({
  type: "emphasis",
  data: { hName: "span", hProperties: { className: ["unbroken"] } },
  children: [{ type: "text", value }],
});

/**
 * Keeps "E-Mail" and the like on one line, by an element: a hyphen that does
 * not break would be in whatever readers copy, and hide the word from searches.
 */
export const remarkUnbroken = () => (tree: Root, file: VFile) => {
  if (!typographyOf(file.data.options?.lang ?? "")) return;
  if (String(file.value).search(pattern) === -1) return;
  findAndReplace(tree, [pattern, unbroken], {
    ignore: (node) => isIgnored(node as Nodes),
  });
};

const isIgnored = (node: Nodes): boolean =>
  node.type === "mdxJsxTextElement" ||
  ("name" in node && node.name === "FileTree") ||
  // Elements of plain Markdown, whatever they are.
  ("children" in node && node.children.some(({ type }) => type === "html"));
