import type { Nodes } from "hast";
import type { Expression, Program } from "estree-jsx";
import { authorComponents } from "../../lib/authorComponents";
import { isTreeElement } from "../../lib/contentTree";
import type { TreeNode } from "../../lib/contentTree";
import { ContentError } from "./ContentError";
import type { Tools } from "./tools";

type Props = Record<string, unknown> & { children?: unknown };

const functionFault =
  "This is a function. What stands in a content file is stored as data: put the component into a file of its own and import it.";
const fragment = Symbol("fragment");
const components = [...authorComponents, "Image", "InlineImage", "CodeBlock"];

/** What an expression in MDX may yield: text, numbers, elements, lists of them, or nothing. */
function flatten(value: unknown): TreeNode[] {
  if (value === null || value === undefined || typeof value === "boolean") {
    return [];
  }
  if (typeof value === "number") return [String(value)];
  if (typeof value === "string") return [value];
  const node = value as TreeNode;
  if (Array.isArray(node) && !isTreeElement(node)) return node.flatMap(flatten);
  return [node];
}

/** Builds `[type, props, ...children]`; a function component runs here and now. */
function element(type: unknown, { children, ...rest }: Props): unknown {
  if (type === fragment) return flatten(children);
  if (typeof type === "function") {
    return (type as (props: Props) => unknown)({ children, ...rest });
  }
  const props = Object.keys(rest).length > 0 ? rest : 0;
  return [String(type), props, ...flatten(children)];
}

/** Turns hast with MDX nodes into a tree that can be stored as JSON. */
export function toTree(hast: Nodes, tools: Tools): TreeNode {
  const tree: unknown = tools.toJsxRuntime(hast, {
    Fragment: fragment,
    jsx: (type: unknown, props: Props) => element(type, props) as never,
    jsxs: (type: unknown, props: Props) => element(type, props) as never,
    components: Object.fromEntries(components.map((name) => [name, name])),
    createEvaluater: () => ({
      evaluateExpression: (expression) => evaluate(expression, tools),
      evaluateProgram: () => undefined,
    }),
    ignoreInvalidStyle: true,
    passKeys: false,
  });
  return flatten(tree);
}

const h = (type: unknown, props: Props | null, ...children: unknown[]) =>
  element(type, { ...props, children });

/** Evaluates one MDX expression at build time, JSX included. */
function evaluate(expression: Expression, { buildJsx, toJs }: Tools): unknown {
  const line = expression.loc?.start.line;
  try {
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
    const code = toJs(program).value.trim().replace(/;$/, "");
    // The owner's own expressions, at build time: this is what MDX is.
    // eslint-disable-next-line @typescript-eslint/no-implied-eval
    const run = new Function(
      ...["h", "fragment", ...components, `return (${code})`],
    ) as (...scope: unknown[]) => unknown;
    const value = run(h, fragment, ...components);
    if (typeof value !== "function") return value;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ContentError(`This expression fails: ${reason}`, line);
  }
  throw new ContentError(functionFault, line);
}
