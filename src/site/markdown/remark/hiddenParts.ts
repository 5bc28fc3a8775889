import type { Root } from "mdast";
import type { VFile } from "vfile";
import { SKIP, visit } from "unist-util-visit";
import { isHidden } from "../../../components/when/When";

/** Removes references to footnotes from the parts that the site doesn't show, since notes are numbered and listed by their references. */
export const remarkHiddenParts = () => (tree: Root, file: VFile) => {
  const { context } = file.data.options ?? {};
  if (!context || !String(file.value).includes("[^")) return;
  visit(tree, (node) => {
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement")
      return;
    const uses = node.attributes.find(
      (attribute) => "name" in attribute && attribute.name === "uses",
    );
    if (node.name !== "When" || !isHidden(uses?.value, context)) return;
    visit(node, "footnoteReference", (_, index, parent) => {
      if (!parent || index === undefined) return undefined;
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
  });
};
