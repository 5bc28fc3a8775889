import type { Paragraph, Parents, PhrasingContent, RootContent } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { authorParts } from "../../parts/registry";

/** Elements at whose start a browser ends a paragraph, and parts of such. */
const block =
  /^(?:address|article|aside|blockquote|caption|center|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|legend|li|main|menu|nav|ol|p|pre|search|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;

const isBlank = (node: PhrasingContent) =>
  node.type === "text" && node.value.trim() === "";

const isJsx = (node: PhrasingContent) =>
  node.type === "mdxJsxTextElement" || node.type === "mdxTextExpression";

/** Whether an element would break up a paragraph around it. */
function isBlock(node: PhrasingContent): boolean {
  if (node.type !== "mdxJsxTextElement" || node.name === null) return false;
  const part = authorParts[node.name];
  return part ? !part.isInline : block.test(node.name);
}

/** Whether an element is a component of the text's own, which may be anything. */
const isOwn = (node: PhrasingContent) =>
  node.type === "mdxJsxTextElement" &&
  /^[A-Z]/.test(node.name ?? "") &&
  !authorParts[node.name ?? ""];

const inFlow = (node: PhrasingContent) =>
  (node.type === "mdxJsxTextElement"
    ? { ...node, type: "mdxJsxFlowElement" }
    : node) as MdxJsxFlowElement;

/** What a paragraph becomes that holds blocks of JSX. */
function blocksOf(paragraph: Paragraph): RootContent[] | undefined {
  const nodes = paragraph.children.filter((node) => !isBlank(node));
  if (
    nodes.every(isJsx) &&
    nodes.some((node) => isBlock(node) || isOwn(node))
  ) {
    return nodes.map(inFlow);
  }
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
      blocks.push(inFlow(node));
    } else {
      words.push(node);
    }
  }
  flush();
  return blocks;
}

/**
 * Takes the paragraph away from around `<summary>More</summary>` and its like,
 * as MDX does: to Markdown, tags and words on one line are a paragraph, which
 * in HTML can hold no block.
 */
export function unravel(parent: Parents): void {
  const { children } = parent as { children: RootContent[] };
  for (let at = 0; at < children.length; at += 1) {
    const node = children[at] as RootContent;
    const blocks = node.type === "paragraph" ? blocksOf(node) : undefined;
    if (blocks) {
      children.splice(at, 1, ...blocks);
      // What came in its place is looked at like any other.
      at -= 1;
    } else if ("children" in node) unravel(node);
  }
}
