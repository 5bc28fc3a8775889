import type { Root } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { Jsx, Props } from "hast-util-to-jsx-runtime";
import { visit } from "unist-util-visit";
import { isTreeElement } from "../../lib/contentTree";
import type { TreeElement, TreeNode } from "../../lib/contentTree";

/** Creates an element of JsonML, with the attribute names of React. */
function writeElement(
  type: string,
  { children = [], innerHTML, ...props }: Props & { innerHTML?: string },
): TreeElement {
  if (innerHTML !== undefined)
    props.dangerouslySetInnerHTML = { __html: innerHTML };
  // A single child is not in a list.
  const nodes = children as TreeNode;
  return [
    type,
    Object.keys(props).length > 0 ? props : 0,
    ...(typeof nodes === "string" || isTreeElement(nodes) ? [nodes] : nodes),
  ];
}

/** Converts a tree to JsonML, which nodes can store. */
export function toJsonml(tree: Root): TreeNode {
  // An element with raw HTML has no other children.
  visit(tree, "raw", ({ value }, _, parent) => {
    if (parent?.type !== "element") return;
    parent.properties.innerHTML = value;
    parent.children = [];
  });
  const jsx = writeElement as unknown as Jsx;
  const options = { Fragment: null, jsx, jsxs: jsx, ignoreInvalidStyle: true };
  return tree.children.map((node) =>
    // The package would wrap text in a fragment.
    node.type === "text" ? node.value : (toJsxRuntime(node, options) as never),
  );
}
