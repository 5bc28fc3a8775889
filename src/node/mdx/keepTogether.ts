import type { Nodes, PhrasingContent, Root } from "mdast";
import "mdast-util-mdx";
import { unbrokenPieces } from "../../lib/unbrokenPieces";

/** Whose words are names to others: of files, of keys, of what a part is called. */
const isLiteral = (node: Nodes) =>
  node.type === "mdxJsxTextElement" ||
  (node.type === "mdxJsxFlowElement" && node.name === "FileTree") ||
  // Elements of plain Markdown, whatever they are.
  ("children" in node && node.children.some(({ type }) => type === "html"));

const unbroken = (value: string) =>
  ({
    type: "unbroken",
    data: { hName: "span", hProperties: { className: ["unbroken"] } },
    children: [{ type: "text", value }],
  }) as unknown as PhrasingContent;

/**
 * Keeps "E-Mail" and the like on one line, by an element: a hyphen that does
 * not break, or a joiner behind it, would be in whatever readers copy, and in
 * the way of those who search for the word.
 */
export function keepTogether(root: Root): void {
  const read = (parent: { children: Nodes[] }) => {
    parent.children = parent.children.flatMap((node): Nodes[] => {
      if (node.type === "text") return split(node.value) ?? [node];
      if ("children" in node && !isLiteral(node)) read(node);
      return [node];
    });
  };
  read(root);
}

function split(text: string): PhrasingContent[] | undefined {
  const pieces = unbrokenPieces(text);
  if (pieces.length === 1) return undefined;
  return pieces.flatMap((value, at): PhrasingContent[] => {
    if (value === "") return [];
    return [at % 2 === 1 ? unbroken(value) : { type: "text", value }];
  });
}
