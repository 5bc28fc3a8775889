import { createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { isTreeElement } from "../../../lib/contentTree";
import type { TreeNode } from "../../../lib/contentTree";

const typeOf = (type: string) => (type === "Picture" ? "img" : type);

function toReact(node: TreeNode): ReactNode {
  if (typeof node === "string") return node;
  if (!isTreeElement(node)) {
    return createElement(Fragment, null, ...node.map(toReact));
  }
  const [type, props, ...children] = node;
  return createElement(typeOf(type), props || null, ...children.map(toReact));
}

/** What scripts read of pictures and blocks of code. */
const forScripts =
  / (?:class="figure"|data-(?:enlarge|zoom|close|previous|next|texts)="[^"]*")/g;

/** A content tree as HTML, without what is there for scripts. */
export const htmlOf = (tree: TreeNode): string =>
  renderToStaticMarkup(toReact(tree)).replace(forScripts, "");
