import type { Expression, Program } from "estree-jsx";
import { PartFault } from "../../parts/PartFault";
import { authorParts } from "../../parts/registry";
import type { MdxFault } from "./compileMdx";
import { noText } from "./noText";
import type { Tools } from "./tools";

type Props = Record<string, unknown>;
type MakeElement = (type: unknown, props: Props, line?: number) => unknown;

export const fragment = Symbol("fragment");
const authorNames = Object.keys(authorParts);

const expressionFix =
  "Mend the JavaScript in the braces; where they are text, write \\{.";

/**
 * Evaluates one MDX expression at build time, JSX included.
 * @param finish what becomes of its value, for one that is no attribute
 */
export function evaluate(
  expression: Expression,
  element: MakeElement,
  { buildJsx, toJs }: Tools,
  finish = (value: unknown): unknown => value,
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
    if (typeof value === "function") throw noText(value);
    // JSON, which values are stored as, has no such numbers.
    return { value: finish(typeof value === "bigint" ? String(value) : value) };
  } catch (error) {
    if (error instanceof PartFault) {
      const { message, advice } = error;
      return { fault: { severity: "error", line, message, ...advice } };
    }
    const reason = error instanceof Error ? error.message : String(error);
    const message = `This expression fails: ${reason}`;
    return { fault: { severity: "error", line, message, fix: expressionFix } };
  }
}
