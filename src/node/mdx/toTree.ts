import type { Nodes } from "hast";
import type { Expression } from "estree-jsx";
import type { TreeElement, TreeNode } from "../../lib/contentTree";
import { takeLabel } from "../../parts/label";
import { AttributeFault, PartFault } from "../../parts/PartFault";
import { authorParts, ownParts } from "../../parts/registry";
import type { Part } from "../../parts/registry";
import type { MdxFault } from "./compileMdx";
import { evaluate, fragment } from "./evaluate";
import { flatten, plain } from "./flatten";
import { textlessAttributes } from "./noText";
import { expressionOf, type OwnCode } from "./ownCode";
import { hasOwnProps, isOwn, ownElement } from "./ownElement";
import { strayFault, strays } from "./strayParts";
import type { Tools } from "./tools";
import { walk } from "./walk";

type Props = Record<string, unknown> & { children?: unknown };
type Place = { lineNumber?: number };

export type MadeTree = {
  tree: TreeNode;
  /** Folders of the parts in the tree, in the order of the alphabet. */
  parts: string[];
  faults: MdxFault[];
};

/** What stands where a part could not be made. */
const faulty: TreeElement = ["faulty", 0];
const parts: Readonly<Record<string, Part>> = { ...authorParts, ...ownParts };
const partNames = Object.keys(parts);
/** Elements of HTML that are parts; capitals are evaluated as names. */
const byName = Object.fromEntries(partNames.map((name) => [name, name]));

const isFaulty = (content: unknown): boolean =>
  content === faulty || (Array.isArray(content) && content.some(isFaulty));

const hasFaultyAttribute = (props: Props): boolean =>
  Object.entries(props).some(
    ([name, value]) => name !== "children" && value === faulty,
  );

/** A part's children, and its title if they begin with a label. */
const withLabel = ({ title, children }: Props) => {
  const labelled = takeLabel(flatten(children));
  return title === undefined ? labelled : { ...labelled, title };
};

/** Turns hast with MDX nodes into a tree that can be stored as JSON; parts run here and now. */
export function toTree(hast: Nodes, tools: Tools, own?: OwnCode): MadeTree {
  const folders = new Set<string>();
  const faults: MdxFault[] = [];
  const inner = new Map<TreeNode, MdxFault>();

  const render = (name: string, part: Part, props: Props, line?: number) => {
    // An attribute's own fault has been told.
    if (hasFaultyAttribute(props)) return [faulty];
    try {
      const { component, folder, inside } = part;
      const made = flatten((component as (props: Props) => unknown)(props));
      folders.add(folder);
      if (inside)
        made.forEach((node) => inner.set(node, strayFault(name, inside, line)));
      return made;
    } catch (error) {
      if (!(error instanceof PartFault)) throw error;
      // What it misses inside is not there for another fault.
      const isOwn =
        error instanceof AttributeFault || !isFaulty(props.children);
      const { message, advice } = error;
      if (isOwn) faults.push({ severity: "error", line, message, ...advice });
      return [faulty];
    }
  };

  /** Builds `[type, props, ...children]`; a function component runs here and now. */
  const element = (type: unknown, props: Props, line?: number): unknown => {
    if (type === fragment) return flatten(props.children);
    if (typeof type === "function") {
      return flatten((type as (props: Props) => unknown)(props));
    }
    const part = parts[String(type)];
    if (part) {
      return render(
        String(type),
        part,
        { ...props, ...withLabel(props) },
        line,
      );
    }
    const { children, ...rest } = props;
    if (!isOwn(type)) faults.push(...textlessAttributes(rest, line));
    if (isOwn(type) || hasOwnProps(rest)) {
      return ownElement(type, rest, flatten(children));
    }
    return plain(String(type), props);
  };

  const shown = shownExpressions(hast);
  const valueOf = (expression: Expression): unknown => {
    const yields = shown.has(expression) ? flatten : undefined;
    const made = evaluate(expression, element, tools, yields);
    if ("value" in made) return made.value;
    faults.push(made.fault);
    return faulty;
  };

  const tree: unknown = tools.toJsxRuntime(hast, {
    Fragment: fragment,
    development: true,
    jsxDEV: (type: unknown, props: Props, _key, _isStatic, place: Place) =>
      element(type, props, place.lineNumber) as never,
    // Places are given only where there is a file.
    filePath: "text",
    components: byName,
    createEvaluater: () => ({
      evaluateExpression: (expression) =>
        own?.markOf(expression) ?? partName(expression) ?? valueOf(expression),
      evaluateProgram: () => undefined,
    }),
    ignoreInvalidStyle: true,
    passKeys: false,
  });
  const made = flatten(tree);
  if (inner.size > 0) faults.push(...strays(made, inner));
  return { tree: made, parts: [...folders].sort(), faults };
}

/** The expressions that stand in the text; others are attributes. */
function shownExpressions(hast: Nodes): ReadonlySet<Expression> {
  const shown = new Set<Expression>();
  walk(hast, (node) => {
    if (
      node.type === "mdxFlowExpression" ||
      node.type === "mdxTextExpression"
    ) {
      const expression = expressionOf(node.data?.estree);
      if (expression) shown.add(expression);
    }
  });
  return shown;
}

/** A part's name is a name; nothing needs to be evaluated. */
const partName = (expression: Expression) =>
  expression.type === "Identifier" && partNames.includes(expression.name)
    ? expression.name
    : undefined;
