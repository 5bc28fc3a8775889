import type {
  Nodes,
  Paragraph,
  Parents,
  PhrasingContent,
  Root,
  RootContent,
} from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { visit } from "unist-util-visit";
import { isBlockElement } from "../../../components/content";
import { authorComponents } from "../../../components/registry";

const isBlank = (node: PhrasingContent) =>
  node.type === "text" && node.value.trim() === "";

/** Whether an element may not stand in a paragraph. */
function isBlock(node: PhrasingContent): node is MdxJsxTextElement {
  if (node.type !== "mdxJsxTextElement" || node.name === null) return false;
  const component = authorComponents[node.name];
  return component ? !component.isInline : isBlockElement(node.name);
}

/** Whether an element is a component that the file imports: it may be anything. */
const isImported = (node: PhrasingContent) =>
  node.type === "mdxJsxTextElement" &&
  /^[A-Z]/.test(node.name ?? "") &&
  !authorComponents[node.name ?? ""];

const isJsx = (node: PhrasingContent) =>
  node.type === "mdxJsxTextElement" || node.type === "mdxTextExpression";

const toFlow = (node: PhrasingContent) =>
  (node.type === "mdxJsxTextElement"
    ? { ...node, type: "mdxJsxFlowElement" }
    : node) as RootContent;

/** The blocks that a paragraph holds, and paragraphs of the words between them; undefined if it holds none. */
function splitParagraph(paragraph: Paragraph): RootContent[] | undefined {
  const nodes = paragraph.children.filter((node) => !isBlank(node));
  if (
    nodes.every(isJsx) &&
    nodes.some((one) => isBlock(one) || isImported(one))
  )
    return nodes.map(toFlow);
  if (!nodes.some(isBlock)) return undefined;
  const blocks: RootContent[] = [];
  let words: PhrasingContent[] = [];
  const flush = () => {
    if (!words.every(isBlank)) blocks.push({ ...paragraph, children: words });
    words = [];
  };
  for (const node of paragraph.children) {
    if (isBlock(node)) {
      flush();
      blocks.push(toFlow(node));
    } else words.push(node);
  }
  flush();
  return blocks;
}

const isInline = (node: Nodes): node is MdxJsxFlowElement =>
  node.type === "mdxJsxFlowElement" &&
  authorComponents[node.name ?? ""]?.isInline === true;

const toPhrasing = (node: MdxJsxFlowElement): MdxJsxTextElement => ({
  ...node,
  type: "mdxJsxTextElement",
  children: node.children.flatMap((child) =>
    child.type === "paragraph" ? child.children : [child as PhrasingContent],
  ),
});

/** Puts inline components on lines of their own into paragraphs; those that follow each other share one. */
function wrapInline(parent: Parents): void {
  const children: RootContent[] = [];
  let last: Paragraph | undefined;
  for (const child of parent.children) {
    if (!isInline(child)) {
      last = undefined;
      children.push(child);
      continue;
    }
    const { position } = child;
    const follows =
      position?.start.line === (last?.position?.end.line ?? 0) + 1;
    if (last && follows) {
      last.children.push({ type: "text", value: " " }, toPhrasing(child));
      last.position = position;
    } else {
      last = { type: "paragraph", children: [toPhrasing(child)], position };
      children.push(last);
    }
  }
  parent.children = children;
}

/**
 * Mends where JSX and paragraphs meet: MDX reads `<summary>More</summary>` on
 * one line as a paragraph, which can't hold a block, and `<Button>` with its
 * tags on lines of their own as a block, though it stands among words.
 */
export const remarkUnwrapBlocks = () => (tree: Root) => {
  visit(tree, (node, index, parent) => {
    if (node.type === "paragraph" && parent && index !== undefined) {
      const blocks = splitParagraph(node);
      if (!blocks) return undefined;
      parent.children.splice(index, 1, ...(blocks as never[]));
      return index;
    }
    if ("children" in node && node.children.some(isInline)) wrapInline(node);
    return undefined;
  });
};
