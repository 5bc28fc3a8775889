import type { Element, ElementContent, RootContent } from "hast";
import type { Content } from "../../components/content";
import { isBlank, isElement } from "../../components/content";
import type { Block } from "./jsx/render";

const isFootnotes = (node: RootContent) =>
  node.type === "element" && node.properties.dataFootnotes !== undefined;

/** True for blocks of Markdown and code: pages that show excerpts load no stylesheets of components. */
const isMarkdown = (node: RootContent) =>
  node.type === "element"
    ? !isFootnotes(node)
    : node.type === "mdxJsxFlowElement" &&
      /^(?:CodeBlock|MathBlock)$/.test(node.name ?? "");

const isMarker = (node: ElementContent) => isElement(node, "truncate");

/** Cuts a paragraph at the truncate marker; undefined if it has no marker. */
function cutAtMarker(node: ElementContent | undefined): Element | undefined {
  if (node?.type !== "element") return undefined;
  const at = node.children.findIndex(isMarker);
  return at === -1
    ? undefined
    : { ...node, children: node.children.slice(0, at) };
}

/**
 * Creates the excerpt: the text before the truncate marker, or else the first
 * paragraph with words.
 */
export function createExcerpt(blocks: readonly Block[]): {
  excerpt: Content;
  hasMore: boolean;
} {
  const at = blocks.findIndex(({ content }) => cutAtMarker(content[0]));
  const marked = blocks[at]?.content[0];
  const cut = cutAtMarker(marked);
  if (!cut) {
    const paragraphs = blocks
      .filter(({ node }) => node.type === "element" && node.tagName === "p")
      .map(({ content }) => content.flatMap(forList));
    const excerpt = paragraphs.find((content) => content.length > 0) ?? [];
    const shown = blocks.filter(
      ({ node, content }) => !isFootnotes(node) && !content.every(isBlank),
    );
    return { excerpt, hasMore: shown.length > 1 };
  }
  const before = blocks
    .slice(0, at)
    .filter(({ node }) => isMarkdown(node))
    .flatMap(({ content }) => content);
  const all = cut.children.length === 0 ? before : [...before, cut];
  const isLast =
    at === blocks.length - 1 &&
    (marked as Element).children.length === cut.children.length + 1;
  return { excerpt: all.flatMap(forList), hasMore: !isLast };
}

/** True for pictures, and for elements that need the rest of the page. */
const isLeftOut = (node: Element) =>
  isElement(node, "Picture", "Slot", "truncate", "failed") ||
  (node.tagName === "figure" && String(node.properties.className) === "figure");

/** True for cells, which stay even if empty: without one the others would move. */
const isCell = (node: Element) => isElement(node, "tr", "td", "th");

/**
 * Prepares a node for an excerpt: removes pictures, footnotes, ids, links within
 * the page, and elements that are empty without these. Formulas become MathML.
 */
function forList(node: ElementContent): Content {
  if (node.type === "raw")
    return [{ ...node, value: withoutKatex(node.value) }];
  if (node.type !== "element") return [node];
  if (isLeftOut(node)) return [];
  const { id, ...properties } = node.properties;
  const children = node.children.flatMap(forList);
  if (node.tagName === "a" && String(properties.href).startsWith("#"))
    return "dataFootnoteRef" in properties ? [] : children;
  const isEmptied =
    children.every(isBlank) && !node.children.every(isBlank) && !isCell(node);
  return isEmptied ? [] : [{ ...node, properties, children }];
}

/** Replaces the HTML of a formula by its MathML, which needs no stylesheet. */
const withoutKatex = (html: string) => {
  const [mathml] = /<math\b[^]*?<\/math>/.exec(html) ?? [];
  return mathml ? `<span class="katex">${mathml}</span>` : html;
};

/** Removes the truncate marker from the text. */
export const withoutMarker = (blocks: readonly Block[]): Content =>
  blocks.flatMap(({ content }) => {
    const [first] = content;
    if (first?.type !== "element" || !cutAtMarker(first)) return content;
    const children = first.children.filter((child) => !isMarker(child));
    return children.every(isBlank) ? [] : [{ ...first, children }];
  });
