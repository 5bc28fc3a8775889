import { isValidElement, type ReactNode } from "react";

type Parent = { children?: ReactNode };

/**
 * The words in what React would render, markup left out.
 * @example textOf(["Use ", <code>id</code>]) -> "Use id"
 */
export function textOf(node: ReactNode): string {
  if (typeof node === "string" || typeof node === "number") return `${node}`;
  if (Array.isArray(node)) return (node as ReactNode[]).map(textOf).join("");
  return isValidElement<Parent>(node) ? textOf(node.props.children) : "";
}
