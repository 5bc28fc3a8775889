import type { Nodes, Paragraph, RootContent } from "mdast";
import "mdast-util-mdx";

/** Elements that are words among words, alone in their paragraph too. */
const inline =
  /^(?:a|abbr|b|bdi|bdo|br|cite|code|data|del|dfn|em|i|img|input|ins|kbd|label|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/;

/** Whether a node is a block of JSX that holds words without a paragraph, as `unravel` makes it. */
export const holdsWords = (node: Nodes) =>
  node.type === "mdxJsxFlowElement" &&
  (node.children as Nodes[]).some(({ type }) => type === "text");

/**
 * The blocks of JSX that share a line, as in `<Note>Text</Note>`: MDX reads
 * them as a paragraph's words, and a paragraph can't hold blocks. Undefined
 * for a paragraph that is one.
 */
export function unravel({ children }: Paragraph): RootContent[] | undefined {
  const isJsx = children.every(
    (node) =>
      node.type === "mdxJsxTextElement" ||
      node.type === "mdxTextExpression" ||
      (node.type === "text" && node.value.trim() === ""),
  );
  const hasBlock = children.some(
    (node) =>
      node.type === "mdxJsxTextElement" && !inline.test(node.name ?? "span"),
  );
  if (!isJsx || !hasBlock) return undefined;
  return children.flatMap((node): RootContent[] => {
    if (node.type === "text") return [];
    if (node.type === "mdxTextExpression") {
      return [{ ...node, type: "mdxFlowExpression" }];
    }
    return [{ ...node, type: "mdxJsxFlowElement" } as unknown as RootContent];
  });
}
