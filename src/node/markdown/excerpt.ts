import type { RootContent } from "hast";
import { isTreeElement } from "../../lib/contentTree";
import type { TreeNode, TreeProps } from "../../lib/contentTree";
import type { Jsonml } from "./jsx/toJsonml";

type Block = Jsonml["blocks"][number];

const isMarker = (node: TreeNode) =>
  isTreeElement(node) && node[0] === "truncate";

/** What Markdown made of a paragraph, a list, a block of code and the like; lists have no styles for components. */
const isMarkdown = (node: RootContent) =>
  node.type === "element"
    ? node.properties.dataFootnotes === undefined
    : node.type === "mdxJsxFlowElement" &&
      /^(?:CodeBlock|MathBlock)$/.test(node.name ?? "");

const isParagraph = (node: RootContent) =>
  node.type === "element" && node.tagName === "p";

/** Where a block ends because of a marker in it. */
function cutAtMarker([block]: TreeNode[]): TreeNode | undefined {
  if (!block || !isTreeElement(block)) return undefined;
  const [type, props, ...children] = block;
  const at = children.findIndex(isMarker);
  return at === -1 ? undefined : [type, props, ...children.slice(0, at)];
}

/**
 * The part of a text before its truncate marker, for lists. Without a marker it
 * is the first paragraph with words, so that a list never shows a whole post.
 */
export function createExcerpt(blocks: readonly Block[]): {
  excerpt: TreeNode[];
  hasMore: boolean;
} {
  const shown = (some: readonly Block[]) =>
    some.filter(({ node }) => isMarkdown(node)).map(({ content }) => content);
  const at = blocks.findIndex(
    ({ content }) => content.some(isMarker) || cutAtMarker(content),
  );
  const marked = blocks[at];
  if (!marked) {
    const all = blocks.filter(({ node }) => isMarkdown(node) || isFigure(node));
    let excerpt: TreeNode[] = [];
    for (const { node, content } of all) {
      if (isParagraph(node)) excerpt = content.flatMap(forList);
      if (excerpt.length > 0) break;
    }
    return { excerpt, hasMore: all.length > 1 };
  }
  const cut = cutAtMarker(marked.content);
  const before = [
    ...shown(blocks.slice(0, at)).flat(),
    ...(cut === undefined ? [] : [cut]),
  ];
  const [block] = marked.content;
  const isLast =
    at === blocks.length - 1 &&
    (cut === undefined ||
      block === undefined ||
      block.length === cut.length + 1);
  return { excerpt: before.flatMap(forList), hasMore: !isLast };
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
 * within the text, formulas without their style sheet; nothing if nothing else
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
  blocks.flatMap(({ content }) =>
    content.flatMap((node): TreeNode[] => {
      if (isMarker(node)) return [];
      if (cutAtMarker([node]) === undefined) return [node];
      return [
        (node as readonly TreeNode[]).filter((child) => !isMarker(child)),
      ];
    }),
  );
