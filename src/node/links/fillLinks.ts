import { isTreeElement } from "../../lib/contentTree";
import type { SlotProps, TreeNode, TreeProps } from "../../lib/contentTree";
import { linkKey } from "./address";
import type { LinkTarget } from "./resolveEntryLinks";

/** Elements whose file is a sound or a film; an image has its own way. */
const media = new Set(["audio", "video", "source", "track", "embed"]);

/** Attributes of an element that lead to a page or a file. */
const linkAttributes = (type: string): readonly string[] =>
  media.has(type) ? ["src", "poster"] : [type === "form" ? "action" : "href"];

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
      props === 0 ? 0 : fillElement(type, props),
      ...children.map(fill),
    ];
  };
  const fillElement = (type: string, props: TreeProps): TreeProps => {
    if (type !== "Slot") return fillProps(type, props);
    return {
      ...props,
      props: fillProps(type, (props as SlotProps).props ?? {}),
    };
  };
  const fillProps = (type: string, props: TreeProps): TreeProps => {
    const changes = linkAttributes(type).flatMap((name) => {
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
