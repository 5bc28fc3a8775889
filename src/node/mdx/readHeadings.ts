import type { Root } from "hast";
import type { TocItem } from "./readToc";
import type { Tools } from "./tools";

/** The headings of a text that have an id, at whatever depth they stand. */
export function readHeadings(
  root: Root,
  { visit, hastToString }: Tools,
): TocItem[] {
  const headings: TocItem[] = [];
  visit(root, "element", (node) => {
    const depth = Number(/^h([1-6])$/.exec(node.tagName)?.[1]);
    const { id } = node.properties;
    if (depth && typeof id === "string") {
      headings.push({ id, title: hastToString(node).trim(), depth });
    }
  });
  return headings;
}
