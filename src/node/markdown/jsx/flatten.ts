import { Fragment, isValidElement } from "react";
import { isTreeElement } from "../../../lib/contentTree";
import type { TreeElement, TreeNode } from "../../../lib/contentTree";

export type Props = Record<string, unknown> & { children?: unknown };

/** Creates an element of JsonML. */
export function createElement(
  type: string,
  { children, ...rest }: Props,
): TreeElement {
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  const props = given.length > 0 ? Object.fromEntries(given) : 0;
  return [type, props, ...flatten(children)];
}

/** Why a value is none that a page can show. */
export const notShown = (value: unknown) =>
  typeof value === "function"
    ? "a content file can't hold functions. Import a component instead."
    : "it yields an object, which can't be shown.";

/**
 * Turns what an expression or a component yields into nodes: text, numbers,
 * elements, lists of them, or nothing. Throws a TypeError for all else.
 */
export function flatten(value: unknown): TreeNode[] {
  if (value === null || value === undefined || typeof value === "boolean")
    return [];
  if (typeof value === "string") return value === "" ? [] : [value];
  if (typeof value === "number" || typeof value === "bigint")
    return [String(value)];
  if (isValidElement<Props>(value)) return fromReact(value.type, value.props);
  if (!Array.isArray(value)) throw new TypeError(notShown(value));
  const node = value as unknown as TreeElement | readonly TreeNode[];
  // Words before a React element look like an element with its attributes.
  const isElement = isTreeElement(node) && !isValidElement(node[1]);
  return isElement ? [node] : node.flatMap(flatten);
}

/** What a component rendered. Its elements are plain: `<table>` in it is no component again. */
function fromReact(type: unknown, props: Props): TreeNode[] {
  if (type === Fragment) return flatten(props.children);
  if (typeof type === "function")
    return flatten((type as (props: Props) => unknown)(props));
  return [createElement(String(type), props)];
}
