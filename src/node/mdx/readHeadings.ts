import type { Nodes, Root } from "hast";
import type { TocItem } from "./readToc";
import type { Tools } from "./tools";
import { walk } from "./walk";

/** The headings of a text that have an id, at whatever depth they stand. */
export function readHeadings(root: Root, { hastToString }: Tools): TocItem[] {
  const headings: TocItem[] = [];
  walk<Nodes>(root, (node) => {
    if (node.type !== "element") return;
    const depth = Number(/^h([1-6])$/.exec(node.tagName)?.[1]);
    const { id } = node.properties;
    if (depth && typeof id === "string") {
      headings.push({ id, title: hastToString(node).trim(), depth });
    }
  });
  return headings;
}
