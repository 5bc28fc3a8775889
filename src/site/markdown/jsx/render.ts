import type { Program } from "estree-jsx";
import type { ElementContent, Root, RootContent } from "hast";
import type {
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from "mdast-util-mdx-jsx";
import type {} from "mdast-util-mdx";
import type { VFile } from "vfile";
import { toString } from "hast-util-to-string";
import { find, html } from "property-information";
import { SKIP, visit } from "unist-util-visit";
import { element, isElement, toContent } from "../../../components/content";
import type { Content, Rendered } from "../../../components/content";
import { AttributeError, ComponentError } from "../../../components/props";
import {
  authorComponents,
  formerComponents,
  ownComponents,
} from "../../../components/registry";
import type { RegisteredComponent } from "../../../components/registry";
import { suggest } from "../../../lib/nearest";
import { labelName } from "../nodes";
import { reportError } from "../report";
import { fragment, positionOf, reportFailure } from "./evaluate";
import type { Evaluate, Position, Props } from "./evaluate";

type JsxNode = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** A block of the text: its node, and the result of rendering it. */
export type Block = { node: RootContent; content: Content };

const components: Readonly<Record<string, RegisteredComponent>> = {
  ...authorComponents,
  ...ownComponents,
};
const authorNames = Object.keys(authorComponents);

/** Creates an element in place of a component that could not be rendered. */
const failed = () => [element("failed", {}, [])];

const hasFailed = (content: unknown): boolean =>
  Array.isArray(content)
    ? content.some(hasFailed)
    : isElement(content as ElementContent | undefined, "failed");

/**
 * Renders the components and evaluates the expressions of a text; the result is
 * HTML. Components get rendered children.
 * @returns the blocks, and the folders of the components in them
 */
export function renderComponents(root: Root, file: VFile, evaluate: Evaluate) {
  const folders = new Set<string>();

  const renderComponent = (
    { component, folder }: RegisteredComponent,
    props: Props,
    position: Position,
  ): Content => {
    const children = toContent(props.children);
    if (hasFailed(Object.values({ ...props, children: null }))) return failed();
    folders.add(folder);
    try {
      const render = component as (props: Props) => Rendered;
      return toContent(render({ ...props, ...takeLabel(props, children) }));
    } catch (error) {
      if (!(error instanceof ComponentError)) throw error;
      const { message, details } = error;
      // The missing child may have failed, which is already reported.
      if (error instanceof AttributeError || !hasFailed(children))
        reportError(file, message, { position }, details);
      return failed();
    }
  };

  const createNodes = (
    type: unknown,
    props: Props,
    position: Position,
  ): Content => {
    const name = String(type);
    const registered = components[name];
    if (registered) return renderComponent(registered, props, position);
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
  const create: typeof createNodes = (type, props, position) => {
    const content = createNodes(type, props, position);
    visit({ type: "root", children: content } as Root, (node) => {
      if (node.position) return SKIP;
      if (position) node.position = position;
      return undefined;
    });
    return content;
  };

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

  const renderNode = (node: RootContent): Content => {
    switch (node.type) {
      case "element": {
        node.children = node.children.flatMap(renderNode);
        const { tagName, properties, children, position } = node;
        return components[tagName]
          ? create(tagName, { ...properties, children }, position)
          : [node];
      }
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement": {
        const props = readAttributes(node);
        props.children = node.children.flatMap(renderNode);
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

  const blocks = root.children.map((node): Block => ({
    node,
    content: renderNode(node),
  }));
  return { blocks, components: [...folders].sort() };
}

/** Names attributes as in hast; JSX may have those of React or HTML. */
const normalize = (attributes: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      find(html, name).property,
      value,
    ]),
  );

/**
 * Turns the label of a directive into the `title` of the component, unless that
 * has one: a string if the label is only text.
 */
function takeLabel({ title }: Props, children: Content): Props {
  const [first, ...rest] = children;
  if (!isElement(first, labelName)) return { children };
  const isText = first.children.every(({ type }) => type === "text");
  const label = isText ? toString(first) : first.children;
  return { title: title ?? label, children: rest };
}
