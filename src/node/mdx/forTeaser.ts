import type { Nodes } from "mdast";
import "mdast-util-mdx";

/** What a list has no place for: pictures, and references to notes that it does not show. */
const isLeftOut = (node: Nodes) =>
  node.type === "image" ||
  node.type === "imageReference" ||
  node.type === "footnoteReference" ||
  (node.type === "mdxJsxTextElement" && node.name === "img");

/** Leads to a place further down, which is on the post's own page only. */
const isInner = (node: Nodes) =>
  node.type === "link" && node.url.startsWith("#");

const isBlank = (node: Nodes) =>
  node.type === "break" || (node.type === "text" && node.value.trim() === "");

/** A row without a cell would move the others. */
const isCell = ({ type }: Nodes) => type === "tableCell" || type === "tableRow";

/**
 * A part of a text as a list shows it, in place of the part: without pictures,
 * notes and links within the text, and nothing at all if nothing else was in it.
 */
export function forTeaser<T extends Nodes>(node: T): T[] {
  if (isLeftOut(node)) return [];
  if (!("children" in node)) return [node];
  const all = node.children as Nodes[];
  const children = all.flatMap(forTeaser);
  // What stood in the link may stand where it did.
  if (isInner(node)) return children as T[];
  const isEmptied = children.every(isBlank) && !all.every(isBlank);
  if (isEmptied && !isCell(node)) return [];
  return [{ ...node, children }];
}
