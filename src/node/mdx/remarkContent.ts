import type { Root } from "mdast";
import { htmlComments } from "./htmlComments";
import { takeLeadingTitle } from "./takeLeadingTitle";

/** For texts that gatsby-plugin-mdx compiles: HTML comments, and no second title, as in all others. */
export function remarkContent(this: unknown) {
  htmlComments.call(this);
  return (tree: Root) => {
    takeLeadingTitle(tree);
  };
}
