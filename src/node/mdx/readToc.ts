import type { Root } from "hast";
import type { Tools } from "./tools";

export type TocItem = { id: string; title: string; depth: number };
export type TocLevels = { minLevel: number; maxLevel: number };

/** The headings of a text that a table of contents lists, in their order. */
export function readToc(
  root: Root,
  { minLevel, maxLevel }: TocLevels,
  { hastToString }: Tools,
): TocItem[] {
  return root.children.flatMap((node) => {
    if (node.type !== "element") return [];
    const depth = Number(/^h([1-6])$/.exec(node.tagName)?.[1]);
    const { id } = node.properties;
    return depth >= minLevel && depth <= maxLevel && typeof id === "string"
      ? [{ id, title: hastToString(node).trim(), depth }]
      : [];
  });
}
