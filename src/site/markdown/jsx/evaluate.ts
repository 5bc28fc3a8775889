import type { Expression, Program } from "estree-jsx";
import type { VFile } from "vfile";
import { inspect, types } from "node:util";
import vm from "node:vm";
import { notShown } from "../../../components/content";
import { authorComponents } from "../../../components/registry";
import { reportError } from "../report";
import type { Position, Props } from "./component";

type CreateElement = (type: unknown, props: Props) => unknown;

export const fragment = Symbol("fragment");

/** The most milliseconds that an expression may take. */
const timeout = 1_000;

/** The variables that texts may print: those that Gatsby also hands to browsers. Others may be secrets of the host. */
const publicVariables = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    /^(?:GATSBY_.*|NODE_ENV)$/.test(name),
  ),
);

/** The globals of expressions: JavaScript itself, and the names of components. */
const context: Record<string, unknown> = vm.createContext({
  ...Object.fromEntries(
    Object.keys(authorComponents).map((name) => [name, name]),
  ),
  fragment,
  process: { env: publicVariables },
  URL,
  URLSearchParams,
  console,
});

/** Loads a function that evaluates MDX expressions at build time, including JSX. */
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
    context.h = (type: unknown, props: Props | null, ...children: unknown[]) =>
      create(type, { ...props, children });
    const code = toJs(program).value.trim().replace(/;$/, "");
    const value: unknown = vm.runInContext(`"use strict"; (${code})`, context, {
      timeout,
    });
    // The promise is not awaited: its unhandled rejection would end the build.
    if (types.isPromise(value)) value.catch(() => undefined);
    if (typeof value === "function") throw new TypeError(notShown(value));
    return value;
  };
}

export type Evaluate = Awaited<ReturnType<typeof loadEvaluate>>;

/** Reports an expression that failed; code may throw anything. */
export function reportFailure(file: VFile, error: unknown, position: Position) {
  const { message = inspect(error) } = (error ?? {}) as Partial<Error>;
  reportError(
    file,
    `This expression fails: ${message}`,
    { position },
    {
      note: "Fix the JavaScript in the braces, or write \\{ if they are text.",
    },
  );
}

/** Converts the position of code to that of a node. */
export const positionOf = ({ loc }: Expression): Position =>
  loc
    ? {
        start: { line: loc.start.line, column: loc.start.column + 1 },
        end: { line: loc.end.line, column: loc.end.column + 1 },
      }
    : undefined;
