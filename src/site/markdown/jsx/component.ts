import type { ElementContent, Nodes, Root } from "hast";
import type { VFile } from "vfile";
import { toString } from "hast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import {
  element,
  isElement,
  markFolder,
  toContent,
} from "../../../components/content";
import type {
  Content,
  Rendered,
  TextContext,
} from "../../../components/content";
import { AttributeError, ComponentError } from "../../../components/props";
import type { RegisteredComponent } from "../../../components/registry";
import { labelName } from "../nodes";
import { reportError } from "../report";

export type Props = Record<string, unknown> & { children?: unknown };
export type Position = Nodes["position"];

/** Creates an element in place of a component that could not be rendered. */
export const failed = (): Content => [element("failed", {}, [])];

const hasFailed = (content: unknown): boolean =>
  Array.isArray(content)
    ? content.some(hasFailed)
    : isElement(content as ElementContent | undefined, "failed");

/** Renders a component; its children are already rendered. */
export function renderComponent(
  { component, folder, needsSite }: RegisteredComponent,
  props: Props,
  position: Position,
  file: VFile,
): Content {
  const children = toContent(props.children);
  if (hasFailed(Object.values({ ...props, children: null }))) return failed();
  try {
    const render = component as (
      props: Props,
      contextOrLanguage?: TextContext | string,
    ) => Rendered;
    const given = { ...props, ...takeLabel(props, children) };
    const { lang, context } = file.data.options ?? {};
    const content = toContent(render(given, needsSite ? context : lang));
    return folder === undefined ? content : markFolder(content, folder);
  } catch (error) {
    if (!(error instanceof ComponentError)) throw error;
    const { message, details } = error;
    // The missing child may have failed, which is already reported.
    if (error instanceof AttributeError || !hasFailed(children))
      reportError(file, message, { position }, details);
    return failed();
  }
}

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

/** Gives elements that a component has made its position, for messages. */
export function setPosition(content: Content, position: Position): Content {
  visit({ type: "root", children: content } as Root, (node) => {
    if (node.position) return SKIP;
    if (position) node.position = position;
    return undefined;
  });
  return content;
}
