import { createElement, type ElementType, type ReactNode } from "react";
import type { OwnProps } from "../lib/contentTree";
import { mdxComponents } from "./mdxComponents";

/** What a text's own imports bring: see src/node/mdx/ownModule.ts. */
export type OwnModule = {
  names: Readonly<Record<string, ElementType>>;
  /** Values of the expressions that need them, in the order of the text. */
  values: readonly unknown[];
};

/** Renders what only the text's own imports explain. */
export function renderOwn(
  { name, type = "", value, props, values = {}, spread = [] }: OwnProps,
  children: readonly ReactNode[],
  own?: OwnModule,
): ReactNode {
  const valueOf = (at: number) => own?.values[at];
  if (value !== undefined) return valueOf(value) as ReactNode;
  const element =
    name === undefined ? (mdxComponents[type] ?? type) : own?.names[name];
  if (!element) return null;
  const given = Object.entries(values).map(([key, at]) => [key, valueOf(at)]);
  return createElement(
    element,
    Object.assign({}, props, ...spread.map(valueOf), Object.fromEntries(given)),
    ...children,
  );
}
