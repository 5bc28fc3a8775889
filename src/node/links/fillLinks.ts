import { withBaseUrl } from "../../config/resolved";
import { isTreeElement } from "../../lib/contentTree";
import type { SlotProps, TreeNode, TreeProps } from "../../lib/contentTree";
import { linkKey } from "./address";
import type { LinkTarget } from "./resolveEntryLinks";

/** Elements whose file is a sound or a film; an image has its own way. */
const media = new Set(["audio", "video", "source", "track", "embed"]);

/** Attributes of an element that lead to a page or a file. */
const linkAttributes = (type: string): readonly string[] =>
  media.has(type) ? ["src", "poster"] : [type === "form" ? "action" : "href"];

/** Attributes that browsers read an address from. A picture's is filled in where it is shown. */
const addressAttributes = (type: string): readonly string[] =>
  type === "Picture"
    ? linkAttributes(type)
    : ["action", "cite", "data", "href", "poster", "src", "srcSet"];

/** Adds the base path to an address, or to each of a `srcset`. */
const prefixAddresses = (value: string): string =>
  value
    .split(/(?<=,\s+)/)
    .map(withBaseUrl)
    .join("");

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
    if (type !== "Slot") {
      const filled = fillProps(linkAttributes(type), props, resolve);
      return fillProps(addressAttributes(type), filled, prefixAddresses);
    }
    // Components of the owner's hand addresses to Gatsby's links.
    const { props: own = {} } = props as SlotProps;
    return { ...props, props: fillProps(linkAttributes(type), own, resolve) };
  };
  const resolve = (value: string) => byKey.get(linkKey(value)) ?? value;
  return fill(tree);
}

function fillProps(
  names: readonly string[],
  props: TreeProps,
  change: (value: string) => string,
): TreeProps {
  const changes = names.flatMap((name) => {
    const value = props[name];
    return typeof value === "string" ? [[name, change(value)] as const] : [];
  });
  return changes.length === 0
    ? props
    : { ...props, ...Object.fromEntries(changes) };
}
