import type { Expression, Program } from "estree-jsx";
import type { Nodes, Root } from "mdast";
import type {
  MdxJsxAttribute,
  MdxJsxExpressionAttribute,
} from "mdast-util-mdx-jsx";
import "mdast-util-mdx";
import { isAuthorPart } from "./isAuthorPart";
import { boundNames } from "./boundNames";
import type { MdxFault } from "./compileMdx";
import { markOwn } from "./ownElement";
import type { OwnMark } from "./ownElement";
import { walk } from "./walk";

/** What a file with imports of its own leaves to the browser. */
export type OwnCode = {
  /** Names that its imports and exports bring. */
  names: ReadonlySet<string>;
  /** Components of these names in the text, such as `Chart` or `Chart.Axis`. */
  components: readonly string[];
  /** Expressions that need these names, in the order of the text. */
  expressions: readonly Expression[];
  /** The mark of a name or an expression that is the file's own. */
  markOf: (expression: Expression) => OwnMark | undefined;
  faults: MdxFault[];
};

type Positioned = Expression & { start?: number };

/** Every name in a piece of code, properties included: one too many does no harm. */
export function* namesIn(node: unknown): Generator<string> {
  if (Array.isArray(node)) {
    for (const item of node) yield* namesIn(item);
  } else if (typeof node === "object" && node !== null) {
    const { type, name } = node as { type?: string; name?: unknown };
    const isName = type === "Identifier" || type === "JSXIdentifier";
    if (isName && typeof name === "string") yield name;
    for (const value of Object.values(node)) yield* namesIn(value);
  }
}

/** What stands in braces; a comment is none. */
export const expressionOf = (program: Program | null | undefined) => {
  const [statement] = program?.body ?? [];
  return statement?.type === "ExpressionStatement"
    ? statement.expression
    : undefined;
};

const attributeCode = (
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
): Expression | undefined => {
  if (attribute.type === "mdxJsxAttribute") {
    return typeof attribute.value === "object"
      ? expressionOf(attribute.value?.data?.estree)
      : undefined;
  }
  // `{...these}` is read as `({...these})`.
  const object = expressionOf(attribute.data?.estree);
  const [spread] = object?.type === "ObjectExpression" ? object.properties : [];
  return spread?.type === "SpreadElement" ? spread.argument : undefined;
};

/** `a.b.c` of a member expression. */
const dotted = (node: unknown): string => {
  const { name, object, property } = node as Record<string, unknown>;
  return object ? `${dotted(object)}.${dotted(property)}` : String(name);
};

const rootOf = (name: string) => name.split(".")[0] ?? "";

/** Reads what a text's own imports and exports bring, and where it needs them; undefined where it has none. */
export function readOwnCode(mdast: Root): OwnCode | undefined {
  const names = new Set(
    mdast.children.flatMap((node) =>
      node.type === "mdxjsEsm" ? boundNames(node.data?.estree) : [],
    ),
  );
  if (!mdast.children.some(({ type }) => type === "mdxjsEsm")) return undefined;

  const components = new Set<string>();
  const expressions: Positioned[] = [];
  const faults: MdxFault[] = [];
  const take = (expression: Expression | undefined) => {
    if (!expression) return;
    const used = [...namesIn(expression)];
    if (!used.some((name) => names.has(name))) return;
    expressions.push(expression);
    const part = used.find((name) => isAuthorPart(name) && !names.has(name));
    if (part === undefined) return;
    faults.push({
      severity: "error",
      line: expression.loc?.start.line,
      message: `<${part}> is made at build, where the file's own code does not run; so it can't stand in an expression that needs that code.`,
      fix: `Put <${part}> outside of the braces.`,
    });
  };
  walk<Nodes>(mdast, (node) => {
    if (
      node.type === "mdxFlowExpression" ||
      node.type === "mdxTextExpression"
    ) {
      take(expressionOf(node.data?.estree));
    } else if (
      node.type === "mdxJsxFlowElement" ||
      node.type === "mdxJsxTextElement"
    ) {
      if (names.has(rootOf(node.name ?? ""))) components.add(node.name ?? "");
      for (const attribute of node.attributes) take(attributeCode(attribute));
    }
  });

  const markOf = (expression: Positioned) => {
    // The name of an element, which has no place of its own.
    if (expression.start === undefined) {
      const name = dotted(expression);
      return components.has(name) ? markOwn(name) : undefined;
    }
    const at = expressions.findIndex(({ start }) => start === expression.start);
    return at === -1 ? undefined : markOwn(at);
  };
  return { names, components: [...components], expressions, markOf, faults };
}
