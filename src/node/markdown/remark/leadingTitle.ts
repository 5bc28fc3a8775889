import type { Root } from "mdast";
import type { VFile } from "vfile";
import { toString } from "mdast-util-to-string";

declare module "vfile" {
  interface DataMap {
    /** The heading of the first level that the text begins with; null without one. */
    title: string | null;
  }
}

/**
 * Takes the heading of the first level that a text begins with out of it: it is
 * the page's title, which the page shows itself.
 */
export const remarkLeadingTitle = () => (tree: Root, file: VFile) => {
  const at = tree.children.findIndex(({ type }) => type !== "definition");
  const first = tree.children[at];
  file.data.title = null;
  if (first?.type !== "heading" || first.depth !== 1) return;
  tree.children.splice(at, 1);
  // An expression has a value, but not yet.
  first.children = first.children.filter(
    ({ type }) => type !== "mdxTextExpression",
  );
  file.data.title = toString(first).replace(/\s+/g, " ").trim() || null;
};
