import { isTreeElement } from "../../lib/contentTree";
import type { TreeNode } from "../../lib/contentTree";
import type { MdxFault } from "./compileMdx";

/** What a part is told that stands outside of the one it belongs into. */
export const strayFault = (
  name: string,
  inside: string,
  line?: number,
): MdxFault => ({
  severity: "error",
  line,
  message: `<${name}> stands outside of <${inside}>.`,
  fix: `Put it into <${inside}> … </${inside}>, directly.`,
});

/** Inner parts that no outer part has made something of. */
export const strays = (
  nodes: readonly TreeNode[],
  inner: ReadonlyMap<TreeNode, MdxFault>,
): MdxFault[] =>
  nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    const fault = inner.get(node);
    if (fault) return [fault];
    const children = isTreeElement(node) ? node.slice(2) : node;
    return strays(children as readonly TreeNode[], inner);
  });
