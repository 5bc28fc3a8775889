import { Fragment, isValidElement } from "react";
import { isTreeElement } from "../../lib/contentTree";
import type { TreeElement, TreeNode } from "../../lib/contentTree";
import { isOwn, ownValue } from "./ownElement";
import { noText } from "./noText";

type Props = Record<string, unknown> & { children?: unknown };

/** What an expression in MDX may yield: text, numbers, elements, lists of them, or nothing. */
export function flatten(value: unknown): TreeNode[] {
  if (value === null || value === undefined || typeof value === "boolean") {
    return [];
  }
  if (typeof value === "number") return [String(value)];
  if (typeof value === "string") return [value];
  if (isOwn(value)) return [ownValue(value)];
  if (isValidElement<Props>(value)) return fromReact(value.type, value.props);
  if (!Array.isArray(value)) throw noText(value);
  const node = value as unknown as TreeElement | readonly TreeNode[];
  return isMade(node) ? [node] : node.flatMap(flatten);
}

/** Words before what is still to be rendered look like an element with its attributes. */
function isMade(node: TreeNode): node is TreeElement {
  if (!isTreeElement(node)) return false;
  const props: unknown = node[1];
  return props !== null && !isValidElement(props) && !isOwn(props);
}

/** What a part rendered. Its elements are plain: `<table>` in it is no part again. */
function fromReact(type: unknown, props: Props): TreeNode[] {
  if (type === Fragment) return flatten(props.children);
  if (typeof type === "function") {
    return flatten((type as (props: Props) => unknown)(props));
  }
  return [plain(String(type), props)];
}

export function plain(type: string, { children, ...rest }: Props): TreeNode {
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  const props = given.length > 0 ? Object.fromEntries(given) : 0;
  return [type, props, ...flatten(children)];
}
