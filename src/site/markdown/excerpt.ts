import type { Element, ElementContent, Root } from "hast";
import type { Content } from "../../components/content";
import { isBlank, isElement } from "../../components/content";

const isFootnotes = (node: ElementContent) =>
  node.type === "element" && node.properties.dataFootnotes !== undefined;

/** True for blocks of Markdown and code: pages that show excerpts load no stylesheets of components. */
const isMarkdown = (node: ElementContent) =>
  node.type === "element" &&
  !isFootnotes(node) &&
  /^(?:code|math|table)?$/.test(node.data?.folder ?? "");

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
export function createExcerpt(tree: Root): {
  excerpt: Root;
  hasMore: boolean;
} {
  const blocks = (tree.children as Content).filter((node) => !isBlank(node));
  const at = blocks.findIndex(cutAtMarker);
  const marked = blocks[at];
  const cut = cutAtMarker(marked);
  if (!cut) {
    const first = blocks.find(
      (node) =>
        isElement(node, "p") && isMarkdown(node) && forList(node).length > 0,
    );
    return {
      excerpt: createRoot(first ? forList(first) : []),
      hasMore: blocks.some((node) => node !== first && !isFootnotes(node)),
    };
  }
  const before = blocks.slice(0, at).filter(isMarkdown);
  const all = cut.children.length === 0 ? before : [...before, cut];
  const isLast =
    at === blocks.length - 1 &&
    (marked as Element).children.length === cut.children.length + 1;
  return {
    excerpt: createRoot(all.flatMap(forList)),
    hasMore: !isLast || before.length < at,
  };
}

const createRoot = (children: Content): Root => ({ type: "root", children });

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

/** Returns the content of a text without the truncate marker. */
export const withoutMarker = ({ children }: Root): Content =>
  (children as Content).flatMap((node) => {
    if (node.type !== "element" || !cutAtMarker(node)) return [node];
    const rest = node.children.filter((child) => !isMarker(child));
    return rest.every(isBlank) ? [] : [{ ...node, children: rest }];
  });
