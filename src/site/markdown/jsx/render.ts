import type { Program } from "estree-jsx";
import type { Element, Root, RootContent } from "hast";
import type {} from "mdast-util-mdx";
import type { VFile } from "vfile";
import { find, html } from "property-information";
import { element, isBlank, toContent } from "../../../components/content";
import type { Content } from "../../../components/content";
import {
  authorComponents,
  formerComponents,
  ownComponents,
} from "../../../components/registry";
import type { RegisteredComponent } from "../../../components/registry";
import { isHidden } from "../../../components/when/When";
import { suggest } from "../../../lib/nearest";
import { nameOf } from "../nodes";
import { reportError, warn } from "../report";
import { failed, renderComponent, setPosition } from "./component";
import type { Position, Props } from "./component";
import { fragment, positionOf, reportFailure } from "./evaluate";
import type { Evaluate } from "./evaluate";

type JsxNode = Extract<
  RootContent,
  { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }
>;

const components: Readonly<Record<string, RegisteredComponent>> = {
  ...authorComponents,
  ...ownComponents,
};
const authorNames = Object.keys(authorComponents);

/** True for components, which know what they need, and for cells: without one the others would move. */
const isLasting = (node: Element | JsxNode) =>
  /^(?:t[dh]|[A-Z].*)$/.test(nameOf(node) ?? "");

/** Renders the components and evaluates the expressions of a text; the result is HTML. */
export function renderComponents(
  root: Root,
  file: VFile,
  evaluate: Evaluate,
): Root {
  const { context } = file.data.options ?? {};
  const createNodes = (
    type: unknown,
    props: Props,
    position: Position,
  ): Content => {
    const name = String(type);
    const registered = components[name];
    if (registered) return renderComponent(registered, props, position, file);
    const { children, ...attributes } = props;
    const content = toContent(children);
    if (type === fragment) return content;
    if (name === "Slot" || !/^[A-Z]|\./.test(name))
      return [element(name, normalize(attributes), content)];
    reportError(
      file,
      `Unknown component <${name}>.`,
      { position },
      {
        expected: authorNames.map((known) => `<${known}>`),
        note:
          formerComponents[name] ??
          suggest(name, authorNames) ??
          "Import it at the top of the file.",
      },
    );
    return content;
  };
  /** Creates the nodes of a JSX element, with its position. */
  const create: typeof createNodes = (type, props, position) =>
    setPosition(createNodes(type, props, position), position);

  /** Evaluates the code of an expression, an attribute or a spread. */
  const run = (
    program: Program | null | undefined,
    read: (value: unknown) => unknown = (value) => value,
  ): unknown => {
    const [statement] = program?.body ?? [];
    if (statement?.type !== "ExpressionStatement") return undefined;
    const { expression } = statement;
    const position = positionOf(expression);
    try {
      return read(
        evaluate(expression, (type, props) => create(type, props, position)),
      );
    } catch (error) {
      reportFailure(file, error, position);
      return failed();
    }
  };

  const readAttributes = (node: JsxNode): Props => {
    const props: Props = { ...node.data?.props };
    for (const attribute of node.attributes) {
      if (attribute.type === "mdxJsxExpressionAttribute")
        Object.assign(props, run(attribute.data?.estree));
      else if (typeof attribute.value === "object" && attribute.value)
        props[attribute.name] = run(attribute.value.data?.estree);
      else props[attribute.name] = attribute.value ?? true;
    }
    return props;
  };

  /** Renders what an element holds; undefined if all of it is hidden. */
  const renderChildren = (parent: Element | JsxNode): Content | undefined => {
    const rendered = parent.children.map(renderNode);
    const children = rendered.flat();
    const isEmptied =
      rendered.some(({ length }) => length === 0) && children.every(isBlank);
    return isEmptied && !isLasting(parent) ? undefined : children;
  };

  const renderNode = (node: RootContent): Content => {
    switch (node.type) {
      case "element": {
        const children = renderChildren(node);
        if (!children) return [];
        node.children = children;
        const { tagName, properties, position } = node;
        return components[tagName]
          ? create(tagName, { ...properties, children }, position)
          : [node];
      }
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement": {
        const props = readAttributes(node);
        // It may show what the config doesn't have.
        if (node.name === "When" && context && isHidden(props.uses, context))
          return [];
        if ("children" in props)
          warn(file, 'The attribute "children" is not shown.', node, {
            note: "Write it between the tags.",
          });
        props.children = renderChildren(node);
        if (!props.children) return [];
        return create(node.name ?? fragment, props, node.position);
      }
      case "mdxFlowExpression":
      case "mdxTextExpression":
        return toContent(run(node.data?.estree, toContent));
      case "text":
        return [node];
      default:
        return [];
    }
  };

  return { type: "root", children: root.children.flatMap(renderNode) };
}

/** Names attributes as in hast; JSX may have those of React or HTML. */
const normalize = (attributes: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      find(html, name).property,
      value,
    ]),
  );
