import type { Expression, Program } from "estree-jsx";
import { authorParts } from "../../parts/registry";
import type { MdxFault } from "./compileMdx";
import type { Tools } from "./tools";

type Props = Record<string, unknown>;
type MakeElement = (type: unknown, props: Props, line?: number) => unknown;

export const fragment = Symbol("fragment");
const authorNames = Object.keys(authorParts);

const functionFault =
  "This is a function. What stands in a content file is stored as data: put the component into a file of its own and import it.";
const expressionFix =
  "Mend the JavaScript in the braces; where they are text, write \\{.";

/** Evaluates one MDX expression at build time, JSX included. */
export function evaluate(
  expression: Expression,
  element: MakeElement,
  { buildJsx, toJs }: Tools,
): { value: unknown } | { fault: MdxFault } {
  const line = expression.loc?.start.line;
  const h = (type: unknown, props: Props | null, ...children: unknown[]) =>
    element(type, { ...props, children }, line);
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
      ...["h", "fragment", ...authorNames, `return (${code})`],
    ) as (...scope: unknown[]) => unknown;
    const value = run(h, fragment, ...authorNames);
    if (typeof value !== "function") return { value };
    return { fault: { severity: "error", line, message: functionFault } };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `This expression fails: ${reason}`;
    return { fault: { severity: "error", line, message, fix: expressionFix } };
  }
}
