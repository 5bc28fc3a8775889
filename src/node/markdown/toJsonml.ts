import type { Root } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { Jsx, Props } from "hast-util-to-jsx-runtime";
import { visit } from "unist-util-visit";
import { isTreeElement } from "../../lib/contentTree";
import type { TreeElement, TreeNode } from "../../lib/contentTree";

/** Writes an element, whose attributes are named as React names them. */
function writeElement(
  type: string,
  { children = [], innerHTML, ...props }: Props & { innerHTML?: string },
): TreeElement {
  if (innerHTML !== undefined)
    props.dangerouslySetInnerHTML = { __html: innerHTML };
  // A single child comes without its list.
  const nodes = children as TreeNode;
  return [
    type,
    Object.keys(props).length > 0 ? props : 0,
    ...(typeof nodes === "string" || isTreeElement(nodes) ? [nodes] : nodes),
  ];
}

/** Writes a tree as JsonML, as nodes store it and pages get it. */
export function toJsonml(tree: Root): TreeNode {
  // An element that holds HTML holds nothing else.
  visit(tree, "raw", ({ value }, _, parent) => {
    if (parent?.type !== "element") return;
    parent.properties.innerHTML = value;
    parent.children = [];
  });
  const jsx = writeElement as unknown as Jsx;
  const options = { Fragment: null, jsx, jsxs: jsx, ignoreInvalidStyle: true };
  return tree.children.map((node) =>
    // The package would put it into a fragment.
    node.type === "text" ? node.value : (toJsxRuntime(node, options) as never),
  );
}
