import type { Nodes, Parents, Root } from "mdast";
import { isComment } from "./isComment";
import { isMarker } from "./splitAtMarker";
import { walk } from "./walk";

/** Removes comments and the truncate marker, however it is written, from plain Markdown. */
export function dropComments(parent: Parents): void {
  parent.children = parent.children.filter(
    (node) => !isComment(node) && !isMarker(node),
  );
  for (const child of parent.children) {
    if ("children" in child) dropComments(child);
  }
}

/** Keeps what stands behind a fence's language, which reading HTML would lose. */
export function keepFences(root: Root): void {
  walk<Nodes>(root, (node) => {
    if (node.type !== "code" || !node.meta) return;
    node.data = { hProperties: { dataMeta: node.meta } };
  });
}
