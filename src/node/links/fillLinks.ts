import { isTreeElement } from "../../lib/contentTree";
import type { TreeNode, TreeProps } from "../../lib/contentTree";
import { linkKey } from "./linkKey";
import type { LinkTarget } from "./resolveTexts";

/** Elements whose file is a sound or a film; a picture's has its own way. */
const media = new Set(["audio", "video", "source", "track", "embed"]);

/** A content tree with its links as they lead on one locale's page. */
export function fillLinks(
  tree: TreeNode,
  targets: readonly LinkTarget[],
): TreeNode {
  const byKey = new Map(targets.map(({ written, to }) => [written, to]));
  const fill = (node: TreeNode): TreeNode => {
    if (typeof node === "string") return node;
    if (!isTreeElement(node)) return node.map(fill);
    const [type, props, ...children] = node;
    return [
      type,
      props === 0 ? 0 : fillProps(type, props),
      ...children.map(fill),
    ];
  };
  const fillProps = (type: string, props: TreeProps): TreeProps => {
    const names = media.has(type) ? ["src"] : ["href"];
    const changes = names.flatMap((name) => {
      const value = props[name];
      const to =
        typeof value === "string" ? byKey.get(linkKey(value)) : undefined;
      return to === undefined ? [] : [[name, to] as const];
    });
    return changes.length === 0
      ? props
      : { ...props, ...Object.fromEntries(changes) };
  };
  return fill(tree);
}
