import type { Expression, Program } from "estree-jsx";
import type { VFile } from "vfile";
import { inspect } from "node:util";
import vm from "node:vm";
import { notShown } from "../../../components/content";
import { authorComponents } from "../../../components/registry";
import { reportError } from "../report";
import type { Position, Props } from "./component";

type CreateElement = (type: unknown, props: Props) => unknown;

export const fragment: unique symbol = Symbol("fragment");

/** The most milliseconds that an expression may take. */
const timeout = 1_000;

/** The variables that texts may print: those that Gatsby also hands to browsers. Others may be secrets of the host. */
const publicVariables = Object.fromEntries(
  Object.entries(process.env).filter(([name]) =>
    /^(?:GATSBY_.*|NODE_ENV)$/.test(name),
  ),
);

/** The globals of expressions: JavaScript itself, the names of components, and what is made of both in their own realm. An object of the build would lead to its Function, and by that to all of Node. */
const context = vm.createContext(
  Object.assign(Object.create(null) as Record<string, unknown>, {
    ...Object.fromEntries(
      Object.keys(authorComponents).map((name) => [name, name]),
    ),
    fragment,
  }),
);
vm.runInContext(
  `const process = { env: ${JSON.stringify(publicVariables)} };
  const h = (type, props, ...children) =>
    ({ [fragment]: type, props: { ...props, children } });
  const run = (evaluate) => {
    const value = evaluate();
    // It is not awaited: its unhandled rejection would end the build.
    if (value instanceof Promise) value.catch(() => undefined);
    return value;
  };`,
  context,
);

/** Creates the elements that an expression describes by `h`, the inner ones first. */
function createElements(value: unknown, create: CreateElement): unknown {
  if (Array.isArray(value))
    return value.map((item) => createElements(item, create));
  if (Object.prototype.toString.call(value) !== "[object Object]") return value;
  const described = value as { [fragment]?: unknown; props: Props };
  const copy = Object.fromEntries(
    Object.entries(described).map(([key, item]) => [
      key,
      createElements(item, create),
    ]),
  ) as typeof described;
  const type = described[fragment];
  return type === undefined ? copy : create(type, copy.props);
}

/** Node would reject it with an error of the build's realm. */
function refuseImport(): never {
  throw new TypeError("import() can't be used here.");
}

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
    const handlers = { ImportExpression: refuseImport };
    const code = toJs(program, { handlers }).value.trim().replace(/;$/, "");
    const value: unknown = vm.runInContext(
      `"use strict"; run(() => (${code}))`,
      context,
      { timeout },
    );
    if (typeof value === "function") throw new TypeError(notShown(value));
    return createElements(value, create);
  };
}

export type Evaluate = Awaited<ReturnType<typeof loadEvaluate>>;

/** Reports an expression that failed; code may throw anything. */
export function reportFailure(file: VFile, error: unknown, position: Position) {
  const { message = inspect(error, { customInspect: false }) } = (error ??
    {}) as Partial<Error>;
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
