import type { Parents, Root } from "mdast";
import { isComment } from "./isComment";
import { isMarker } from "./splitAtMarker";
import type { Tools } from "./tools";

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
export function keepFences(root: Root, { visit }: Tools): void {
  visit(root, "code", (node) => {
    if (node.meta) node.data = { hProperties: { dataMeta: node.meta } };
  });
}
