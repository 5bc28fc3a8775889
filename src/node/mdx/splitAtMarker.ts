import type { Root, RootContent } from "mdast";
import "mdast-util-mdx";

const isMarker = (node: RootContent) =>
  node.type === "mdxFlowExpression" &&
  /^\s*\/\*\s*truncate\s*\*\/\s*$/.test(node.value);

/** Blocks that have no place in a teaser: code of components, pictures, footnotes. */
const leftOut = new Set([
  "mdxjsEsm",
  "mdxFlowExpression",
  "footnoteDefinition",
]);

/**
 * The part of a text before its truncate marker, for lists. Without a marker
 * it is the first paragraph, so that a list never shows a whole post.
 */
export function summaryOf(root: Root): { summary: Root; hasMore: boolean } {
  const at = root.children.findIndex(isMarker);
  const blocks = root.children.filter(
    ({ type }) => !leftOut.has(type) && type !== "mdxJsxFlowElement",
  );
  if (at === -1) {
    const first = blocks.find(({ type }) => type === "paragraph");
    return {
      summary: { type: "root", children: first ? [first] : [] },
      hasMore: blocks.length > 1,
    };
  }
  const marker = root.children[at];
  const markerLine = marker?.position?.start.line ?? Infinity;
  const before = blocks.filter(
    (node) => (node.position?.start.line ?? 0) < markerLine,
  );
  return {
    summary: { type: "root", children: before },
    hasMore: root.children.length > at + 1,
  };
}
