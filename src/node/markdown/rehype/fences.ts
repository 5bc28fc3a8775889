import type { Element, Parents, Root, RootContent } from "hast";
import { toString } from "hast-util-to-string";
import { SKIP, visit } from "unist-util-visit";

/** A block of code in the tree. */
export type Fence = {
  /** The word behind the backticks. */
  info: string;
  /** What follows it. */
  meta: string;
  code: string;
  /** The `<pre>`. */
  node: Element;
  replace: (node: RootContent) => void;
};

/** The blocks of code of a text, in their order. */
export function findFences(tree: Root): Fence[] {
  const fences: Fence[] = [];
  visit(tree, "element", (node, _, parent) => {
    if (node.tagName !== "pre") return undefined;
    const [code] = node.children;
    if (code?.type !== "element" || code.tagName !== "code") return undefined;
    const { className, dataMeta } = code.properties;
    const names = Array.isArray(className) ? className.map(String) : [];
    fences.push({
      info: names.find((name) => name.startsWith("language-"))?.slice(9) ?? "",
      meta: typeof dataMeta === "string" ? dataMeta : "",
      code: toString(code).replace(/\n$/, ""),
      node,
      replace: (made) => {
        const { children } = parent as Parents;
        children[children.indexOf(node)] = made;
      },
    });
    return SKIP;
  });
  return fences;
}
