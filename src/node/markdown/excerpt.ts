import type { RootContent } from "hast";
import { isTreeElement } from "../../lib/contentTree";
import type { TreeElement, TreeNode, TreeProps } from "../../lib/contentTree";
import type { Jsonml } from "./jsx/toJsonml";

type Block = Jsonml["blocks"][number];

const isMarker = (node: TreeNode) =>
  isTreeElement(node) && node[0] === "truncate";

/** What Markdown made of a paragraph, a list, a block of code and the like; lists have no stylesheets of components. */
const isMarkdown = (node: RootContent) =>
  node.type === "element"
    ? node.properties.dataFootnotes === undefined
    : node.type === "mdxJsxFlowElement" &&
      /^(?:CodeBlock|MathBlock)$/.test(node.name ?? "");

const isParagraph = (node: RootContent) =>
  node.type === "element" && node.tagName === "p";

/** A paragraph as far as its marker; undefined for what holds none. */
function cutAtMarker(node: TreeNode | undefined): TreeElement | undefined {
  if (!node || !isTreeElement(node)) return undefined;
  const [type, props, ...children] = node;
  const at = children.findIndex(isMarker);
  return at === -1 ? undefined : [type, props, ...children.slice(0, at)];
}

const isEmpty = (element: TreeElement) => element.length === 2;

/**
 * The part of a text before its truncate marker, for lists. Without a marker it
 * is the first paragraph with words, so that a list never shows a whole post.
 */
export function createExcerpt(blocks: readonly Block[]): {
  excerpt: TreeNode[];
  hasMore: boolean;
} {
  const at = blocks.findIndex(({ content }) => cutAtMarker(content[0]));
  const marked = blocks[at]?.content[0];
  const cut = cutAtMarker(marked);
  if (!cut) {
    const all = blocks.filter(({ node }) => isMarkdown(node) || isFigure(node));
    const paragraphs = all
      .filter(({ node }) => isParagraph(node))
      .map(({ content }) => content.flatMap(forList));
    const excerpt = paragraphs.find((content) => content.length > 0) ?? [];
    return { excerpt, hasMore: all.length > 1 };
  }
  const before = blocks
    .slice(0, at)
    .filter(({ node }) => isMarkdown(node))
    .flatMap(({ content }) => content);
  const all = isEmpty(cut) ? before : [...before, cut];
  const isLast = at === blocks.length - 1 && marked?.length === cut.length + 1;
  return { excerpt: all.flatMap(forList), hasMore: !isLast };
}

const isFigure = (node: RootContent) =>
  node.type === "mdxJsxFlowElement" && node.name === "Image";

/** Pictures, and what is explained or imported further down. */
const isLeftOut = (type: string, props: TreeProps) =>
  /^(?:Picture|Slot|truncate|failed)$/.test(type) ||
  (type === "figure" && props.className === "figure");

const isBlank = (node: TreeNode) =>
  typeof node === "string" && node.trim() === "";

/** A row without a cell would move the others. */
const isCell = (type: string) => /^t[rdh]$/.test(type);

/**
 * A part of a text as a list shows it: without pictures, notes, ids and links
 * within the text, formulas without their stylesheet; nothing if nothing else
 * was in it.
 */
function forList(node: TreeNode): TreeNode[] {
  if (typeof node === "string") return [node];
  if (!isTreeElement(node)) return [node.flatMap(forList)];
  const [type, given, ...children] = node;
  const props = given === 0 ? {} : given;
  if (isLeftOut(type, props)) return [];
  if (type === "a" && String(props.href).startsWith("#"))
    return "data-footnote-ref" in props ? [] : children.flatMap(forList);
  const content = children.flatMap(forList);
  const isEmptied =
    content.every(isBlank) && !children.every(isBlank) && !isCell(type);
  if (isEmptied) return [];
  const kept = Object.entries(props)
    .filter(([name]) => name !== "id")
    .map(([name, value]) => [
      name,
      name === "dangerouslySetInnerHTML" ? withoutKatex(value) : value,
    ]);
  return [
    [
      type,
      kept.length > 0 ? (Object.fromEntries(kept) as TreeProps) : 0,
      ...content,
    ],
  ];
}

/** A formula as MathML alone; other HTML as it is. */
const withoutKatex = (html: unknown) => {
  const mathml = /<math\b[^]*?<\/math>/.exec(
    (html as { __html: string }).__html,
  );
  return mathml ? { __html: `<span class="katex">${mathml[0]}</span>` } : html;
};

/** The whole text without its marker. */
export const withoutMarker = (blocks: readonly Block[]): TreeNode[] =>
  blocks.flatMap(({ content }) => {
    const [first] = content;
    if (!first || !cutAtMarker(first)) return content;
    const [type, props, ...children] = first as TreeElement;
    const kept = children.filter((child) => !isMarker(child));
    return kept.every(isBlank) ? [] : [[type, props, ...kept]];
  });
