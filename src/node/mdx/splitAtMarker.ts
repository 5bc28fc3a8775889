import type { Nodes, Paragraph, Root, RootContent } from "mdast";
import "mdast-util-mdx";
import { forTeaser } from "./forTeaser";
import { isComment } from "./isComment";
import { foldedText } from "./plainText";

const inBraces = /^\s*\/\*\s*truncate\s*\*\/\s*$/;
const inHtml = /^\s*<!--\s*truncate\s*-->\s*$/;
/** Without its asterisks, which may have become emphasis. */
const asText = /^\{\/\*?\s*truncate\s*\*?\/\}$/;

/** `{/* truncate *\/}` or `<!-- truncate -->`, in MDX and in plain Markdown. */
export function isMarker(node: Nodes): boolean {
  if (node.type === "html") return inHtml.test(node.value);
  // Plain Markdown knows no comments in braces.
  if (node.type === "paragraph") {
    const [first] = node.children;
    const begins = first?.type === "text" && first.value.startsWith("{/");
    return begins && asText.test(foldedText(node));
  }
  const isExpression =
    node.type === "mdxFlowExpression" || node.type === "mdxTextExpression";
  return isExpression && inBraces.test(node.value);
}

/** Blocks that have no place in a teaser: code of components, and what they stand for; footnotes. */
const leftOut = new Set([
  "mdxjsEsm",
  "mdxFlowExpression",
  "mdxJsxFlowElement",
  "footnoteDefinition",
]);
const isShown = (node: RootContent) =>
  !leftOut.has(node.type) && !isComment(node);

/** The part of a paragraph before a marker inside it. */
const cut = (node: RootContent): Paragraph | undefined => {
  if (node.type !== "paragraph") return undefined;
  const at = node.children.findIndex(isMarker);
  if (at === -1) return undefined;
  return { ...node, children: node.children.slice(0, at) };
};

/**
 * The part of a text before its truncate marker, for lists. Without a marker
 * it is the first paragraph with words, so that a list never shows a whole post.
 */
export function summaryOf({ children }: Root): {
  summary: Root;
  hasMore: boolean;
} {
  const at = children.findIndex((node) => isMarker(node) || cut(node));
  const marker = children[at];
  if (!marker) {
    const blocks = children.filter(isShown);
    const [first] = blocks
      .filter(({ type }) => type === "paragraph")
      .flatMap(forTeaser);
    return {
      summary: { type: "root", children: first ? [first] : [] },
      hasMore: blocks.length > 1,
    };
  }
  const before = children.slice(0, at).filter(isShown);
  const rest = cut(marker);
  if (rest && rest.children.length > 0) before.push(rest);
  const isLast = at === children.length - 1;
  const isCutShort =
    marker.type === "paragraph" &&
    rest !== undefined &&
    rest.children.length < marker.children.length - 1;
  return {
    summary: { type: "root", children: before.flatMap(forTeaser) },
    hasMore: !isLast || isCutShort,
  };
}
