import type { Expression, Program } from "estree-jsx";
import vm from "node:vm";
import { authorComponents } from "../../../components/registry";

type Props = Record<string, unknown>;
type CreateElement = (type: unknown, props: Props) => unknown;

export const fragment = Symbol("fragment");

/** In milliseconds; what takes longer would hold up the build. */
const timeout = 1_000;

let createElement: CreateElement;

/** What expressions see: JavaScript itself, and the names of components. */
const context = vm.createContext({
  ...Object.fromEntries(
    Object.keys(authorComponents).map((name) => [name, name]),
  ),
  fragment,
  process: { env: process.env },
  URL,
  URLSearchParams,
  console,
  h: (type: unknown, props: Props | null, ...children: unknown[]) =>
    createElement(type, { ...props, children }),
});

/** Loads what evaluates MDX expressions at build, JSX included. */
export async function loadEvaluate() {
  // One of its dependencies can be imported only, not required.
  const { buildJsx } = await import("estree-util-build-jsx");
  const { toJs } = await import("estree-util-to-js");
  return (expression: Expression, create: CreateElement): unknown => {
    const program: Program = {
      type: "Program",
      sourceType: "module",
      body: [{ type: "ExpressionStatement", expression }],
    };
    buildJsx(program, {
      runtime: "classic",
      pragma: "h",
      pragmaFrag: "fragment",
    });
    createElement = create;
    const code = toJs(program).value.trim().replace(/;$/, "");
    return vm.runInContext(`"use strict"; (${code})`, context, { timeout });
  };
}

export type Evaluate = Awaited<ReturnType<typeof loadEvaluate>>;
