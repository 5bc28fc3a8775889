import type { Literal, Nodes, Root } from "mdast";
import type { MdxJsxTextElement } from "mdast-util-mdx";
import { toString } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";

/** An HTML comment in MDX, as @slorber/remark-comment parses it. */
interface Comment extends Literal {
  type: "comment";
  commentValue: string;
}

declare module "mdast" {
  interface RootContentMap {
    comment: Comment;
  }
  interface PhrasingContentMap {
    comment: Comment;
  }
}

/** Returns the text of a comment; undefined for other nodes. */
function readComment(node: Nodes): string | undefined {
  if (node.type === "comment") return node.commentValue;
  if (node.type === "html")
    return /^\s*<!--((?:(?!-->)[^])*)-->\s*$/.exec(node.value)?.[1];
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
    if (node.value.trim() === "") return "";
    return /^\s*\/\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(node.value)?.[1];
  }
  // Plain Markdown has no comments in braces except this one.
  if (node.type === "paragraph" && node.children[0]?.type === "text") {
    const isMarker = /^\{\/\*?\s*truncate\s*\*?\/\}$/.test(toString(node));
    return isMarker ? "truncate" : undefined;
  }
  return undefined;
}

/** Removes comments, but for the marker at the end of the excerpt. */
export const remarkComments = () => (tree: Root) => {
  visit(tree, (node, index, parent) => {
    const comment = readComment(node);
    if (comment === undefined || !parent || index === undefined)
      return undefined;
    const isOutside =
      parent.type === "root" ||
      (parent.type === "paragraph" && tree.children.includes(parent));
    if (comment.trim() === "truncate" && isOutside) {
      (parent.children as Nodes[])[index] =
        parent.type === "root"
          ? { type: "paragraph", children: [marker] }
          : marker;
      return SKIP;
    }
    parent.children.splice(index, 1);
    return index;
  });
};

/** The marker at the end of the excerpt; always in a paragraph. */
const marker: MdxJsxTextElement = {
  type: "mdxJsxTextElement",
  name: "truncate",
  attributes: [],
  children: [],
};
