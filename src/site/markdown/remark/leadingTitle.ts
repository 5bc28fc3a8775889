import type { Root } from "mdast";
import type { VFile } from "vfile";
import { toString } from "mdast-util-to-string";

declare module "vfile" {
  interface DataMap {
    /** The heading of level 1 that the text begins with; null without one. */
    title: string | null;
  }
}

/** Removes the heading of level 1 that a text begins with: it is the title, which the page shows itself. */
export const remarkLeadingTitle = () => (tree: Root, file: VFile) => {
  const at = tree.children.findIndex(({ type }) => type !== "definition");
  const first = tree.children[at];
  file.data.title = null;
  if (first?.type !== "heading" || first.depth !== 1) return;
  tree.children.splice(at, 1);
  // Expressions are evaluated later.
  first.children = first.children.filter(
    ({ type }) => type !== "mdxTextExpression",
  );
  file.data.title = toString(first).replace(/\s+/g, " ").trim() || null;
};
