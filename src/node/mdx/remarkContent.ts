import type { Root } from "mdast";
import { headingIds, setHeadingIds, takeHeadingIds } from "./headingIds";
import { htmlComments } from "./htmlComments";
import { takeLeadingTitle } from "./takeLeadingTitle";

/** For texts that gatsby-plugin-mdx compiles: HTML comments, ids of headings and no second title, as in all others. */
export function remarkContent(this: unknown) {
  htmlComments.call(this);
  headingIds.call(this);
  return (tree: Root) => {
    setHeadingIds(takeHeadingIds(tree));
    takeLeadingTitle(tree);
  };
}
