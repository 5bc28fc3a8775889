import type {
  Nodes,
  Paragraph,
  Parents,
  PhrasingContent,
  Root,
  RootContent,
} from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx";
import { visit } from "unist-util-visit";
import { isBlockElement } from "../../../components/content";
import { authorComponents } from "../../../components/registry";

const isBlank = (node: PhrasingContent) =>
  node.type === "text" && node.value.trim() === "";

/** True for elements that can't be in a paragraph. */
function isBlock(node: PhrasingContent): boolean {
  // A part of a text, a link or emphasis is what it holds.
  if (node.type !== "mdxJsxTextElement" || node.name === "When")
    return "children" in node && node.children.some(isBlock);
  if (node.name === null) return false;
  const component = authorComponents[node.name];
  return component ? !component.isInline : isBlockElement(node.name);
}

/** True for components that the file imports, which may be a block or inline. */
const isImported = (node: Nodes) =>
  "name" in node &&
  /^[A-Z]/.test(node.name ?? "") &&
  !authorComponents[node.name ?? ""];

const isJsx = (node: PhrasingContent) =>
  node.type === "mdxJsxTextElement" || node.type === "mdxTextExpression";

const toFlow = (node: PhrasingContent): RootContent =>
  (node.type === "mdxJsxTextElement"
    ? { ...node, type: "mdxJsxFlowElement" }
    : "children" in node
      ? { ...node, children: node.children.map(toFlow) }
      : node) as RootContent;

/** Splits a paragraph into its blocks, and paragraphs of the text between them; undefined without blocks. */
function splitParagraph(paragraph: Paragraph): RootContent[] | undefined {
  const nodes = paragraph.children.filter((node) => !isBlank(node));
  if (
    nodes.every(isJsx) &&
    nodes.some((node) => isBlock(node) || isImported(node))
  )
    return nodes.some(isBlock) ? nodes.map(toFlow) : nodes;
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

/** Wraps inline components that MDX parsed as blocks in paragraphs; consecutive lines share one. */
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

/** True for an element of HTML that holds words only: a paragraph in it would end it. */
const holdsWords = (node: Nodes): boolean =>
  node.type === "mdxJsxFlowElement" &&
  /^(?:p|h[1-6]|a|em|small|span|strong|summary)$/.test(node.name ?? "");

/** Makes words of components of the owner's with a blank between them, which MDX takes for blocks: blanks stay between words. */
const keepBlanks = ({ children }: Parents) => {
  children.forEach((node, at) => {
    const next = children[at + 1];
    if (!next || !isImported(node) || !isImported(next)) return;
    const [end, start] = [node.position?.end, next.position?.start];
    if (end?.line !== start?.line || end?.offset === start?.offset) return;
    for (const each of [node, next]) each.type = "mdxJsxTextElement";
  });
};

/**
 * Corrects JSX in paragraphs: MDX parses `<summary>More</summary>` on one line as
 * a paragraph, which can't contain a block, and `<Button>` with its tags on
 * separate lines as a block, although it is inline.
 */
export const remarkUnwrapBlocks = () => (tree: Root) => {
  visit(tree, (node, index, parent) => {
    if (node.type === "paragraph" && parent && index !== undefined) {
      const blocks = splitParagraph(node);
      if (!blocks) return undefined;
      parent.children.splice(index, 1, ...(blocks as never[]));
      return index;
    }
    if ("children" in node && node.children.some(isInline) && !holdsWords(node))
      wrapInline(node);
    if ("children" in node && node.children.some(isImported)) keepBlanks(node);
    return undefined;
  });
};
