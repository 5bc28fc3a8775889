import type { Expression, PrivateIdentifier, Super } from "estree-jsx";
import type { Nodes, Root, RootContent } from "hast";
import type { ReactNode } from "react";
import type {} from "mdast-util-mdx";
import type { VFile } from "vfile";
import { inspect, types } from "node:util";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import { visit } from "unist-util-visit";
import type { TreeElement, TreeNode } from "../../../lib/contentTree";
import {
  AttributeError,
  ComponentError,
} from "../../../components/ComponentError";
import { takeLabel } from "../../../components/label";
import { authorComponents, ownComponents } from "../../../components/registry";
import type { RegisteredComponent } from "../../../components/registry";
import { suggest } from "../../../lib/nearest";
import { reportError } from "../report";
import type { Place } from "../report";
import { fragment } from "./evaluate";
import type { Evaluate } from "./evaluate";
import { createElement, flatten, notShown } from "./flatten";
import type { Props } from "./flatten";

export type Jsonml = {
  /** The blocks of the text, each with the node that it was made of. */
  blocks: { node: RootContent; content: TreeNode[] }[];
  /** Folders of the components in the text, in the order of the alphabet. */
  components: string[];
  /** Where elements stand in the file. */
  lines: WeakMap<object, number>;
};

const components: Readonly<Record<string, RegisteredComponent>> = {
  ...authorComponents,
  ...ownComponents,
};
const authorNames = Object.keys(authorComponents);

/** Stands where a component could not be rendered. */
const failed: TreeElement = ["failed", 0];

/**
 * Turns a text into JsonML, which can be stored as data. The components that
 * authors may name are rendered here and now.
 */
export function toJsonml(root: Root, file: VFile, evaluate: Evaluate): Jsonml {
  const folders = new Set<string>();
  const lines: Jsonml["lines"] = new WeakMap();
  const render = (
    registered: RegisteredComponent,
    props: Props,
    line: Place,
  ) => {
    try {
      if (hasFailed(Object.values({ ...props, children: null })))
        return [failed];
      const component = registered.component as (props: Props) => ReactNode;
      folders.add(registered.folder);
      return flatten(component({ ...props, ...readLabel(props) }));
    } catch (error) {
      if (!(error instanceof ComponentError)) throw error;
      const { message, advice } = error;
      // What it misses may be a child that failed, and was reported.
      if (error instanceof AttributeError || !hasFailed(props.children)) {
        const { allowed, fix: note } = advice;
        const expected = allowed === undefined ? undefined : [allowed];
        reportError(file, message, line, { expected, note });
      }
      return [failed];
    }
  };
  const createNodes = (
    type: unknown,
    props: Props,
    line?: number,
  ): TreeNode[] => {
    if (type === fragment) return flatten(props.children);
    const name = String(type);
    const registered = components[name];
    if (registered) return render(registered, props, line);
    if (name === "Slot") return [createSlot(props)];
    if (!/^[A-Z]|\./.test(name)) return [createElement(name, props)];
    reportError(file, `Unknown component <${name}>.`, line, {
      expected: authorNames.map((known) => `<${known}>`),
      note: suggest(name, authorNames) ?? "Import it at the top of the file.",
    });
    return flatten(props.children);
  };
  const create: typeof createNodes = (type, props, line) => {
    const made = createNodes(type, props, line);
    for (const node of made) {
      if (line !== undefined && typeof node === "object") lines.set(node, line);
    }
    return made;
  };
  const shown = findShown(root);
  const evaluateExpression = (expression: Expression): unknown => {
    const line = expression.loc?.start.line;
    // Only code has a place; this is the name of an element.
    if (line === undefined) return nameOf(expression);
    try {
      const value = evaluate(expression, (type, props) =>
        create(type, props, line),
      );
      // Nothing waits for it: without this its failure would end the build.
      if (types.isPromise(value)) value.catch(() => undefined);
      if (typeof value === "function") throw new TypeError(notShown(value));
      return shown.has(expression) ? flatten(value) : value;
    } catch (error) {
      const message = (error as Partial<Error> | null)?.message;
      // Code may throw anything.
      const reason = `This expression fails: ${message ?? inspect(error)}`;
      reportError(file, reason, line, {
        note: "Fix the JavaScript in the braces, or write \\{ if they are text.",
      });
      return failed;
    }
  };
  const options = {
    Fragment: fragment,
    development: true as const,
    jsxDEV: (
      type: unknown,
      props: Props,
      _key: unknown,
      _isStatic: boolean,
      place: { lineNumber?: number },
    ) => create(type, props, place.lineNumber) as never,
    // Places are given only where there is a file.
    filePath: file.path,
    createEvaluater: () => ({
      evaluateExpression,
      evaluateProgram: () => undefined,
    }),
    ignoreInvalidStyle: true,
    passKeys: false,
  };
  const blocks = root.children.map((node) => ({
    node,
    content: flatten(toJsxRuntime(node as Nodes, options)),
  }));
  return { blocks, components: [...folders].sort(), lines };
}

/** The expressions that stand in the text; others are attributes. */
function findShown(root: Root) {
  const shown = new Set<Expression>();
  visit(root, (node) => {
    if (!("data" in node) || !node.data || !("estree" in node.data)) return;
    const [statement] = node.data.estree?.body ?? [];
    if (statement?.type === "ExpressionStatement")
      shown.add(statement.expression);
  });
  return shown;
}

/** The name of an element such as `<Card>` or `<menu.Item>`. */
const nameOf = (node: Expression | PrivateIdentifier | Super): string =>
  node.type === "MemberExpression"
    ? `${nameOf(node.object)}.${nameOf(node.property)}`
    : "name" in node
      ? node.name
      : "";

const hasFailed = (content: unknown): boolean =>
  content === failed || (Array.isArray(content) && content.some(hasFailed));

/** A component's children, and its title if they begin with a label. */
function readLabel({ title, children }: Props) {
  const labelled = takeLabel(flatten(children));
  return title === undefined ? labelled : { ...labelled, title };
}

const createSlot = ({ data, children }: Props): TreeElement => [
  "Slot",
  JSON.parse(String(data)) as Props,
  ...flatten(children),
];
