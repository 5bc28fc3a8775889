import type { Element, Nodes, Root } from "hast";
import type { Tools } from "./tools";
import { walk } from "./walk";

/**
 * Gives every heading an id: its author's, or one made of its words as they
 * were written. No two are equal.
 */
export function setHeadingIds(
  root: Root,
  { hastToString, newSlugger }: Tools,
): void {
  const slugger = newSlugger();
  const headings: Element[] = [];
  walk<Nodes>(root, (node) => {
    if (node.type !== "element" || !/^h[1-6]$/.test(node.tagName)) return;
    headings.push(node);
    const { id } = node.properties;
    // What authors chose comes first, wherever it stands.
    if (typeof id === "string" && id !== "") {
      node.properties.id =
        slugger.occurrences[id] === undefined ? id : undefined;
      slugger.occurrences[id] ??= 0;
    }
  });
  for (const heading of headings) {
    const { id, dataWords, ...rest } = heading.properties;
    const words = typeof dataWords === "string" ? dataWords : undefined;
    heading.properties = {
      ...rest,
      id: id || slugger.slug(words ?? hastToString(heading)) || undefined,
    };
  }
}
