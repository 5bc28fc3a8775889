import { createElement, Fragment, type ReactNode } from "react";
import { isTreeElement } from "../../lib/contentTree";
import type { TreeElement, TreeNode } from "../../lib/contentTree";
import { absoluteUrl } from "./absoluteUrl";
import {
  addressAttributes,
  blockElements,
  droppedElements,
  keptAttributes,
  keptElements,
  voidElements,
} from "./allowedHtml";
import { codeText } from "./codeText";
import type { FeedImage } from "./feedPost";
import { renderImage } from "./renderImage";

export type FeedText = {
  /** Address of the post, which its links are relative to. */
  url: string;
  /** The pictures of the text, found by the path its author wrote. */
  images: readonly FeedImage[];
};

type Props = Readonly<Record<string, unknown>>;
type Render = (
  props: Props,
  children: readonly TreeNode[],
  text: FeedText,
) => ReactNode;

const renderAll = (nodes: readonly TreeNode[], text: FeedText): ReactNode =>
  createElement(Fragment, null, ...nodes.map((one) => renderTree(one, text)));

/** A text's content tree as plain HTML elements, for places without our style sheet, scripts and anchors. */
export function renderTree(node: TreeNode, text: FeedText): ReactNode {
  if (typeof node === "string") return node;
  return isTreeElement(node)
    ? renderElement(node, text)
    : renderAll(node, text);
}

function renderElement(element: TreeElement, text: FeedText): ReactNode {
  const [type, given, ...children] = element;
  const props = given === 0 ? {} : given;
  if (props.hidden) return null;
  const own = components[type];
  if (own) return own(props, children, text);
  if (droppedElements.has(type)) return null;
  const content = contentOf(props, children, text);
  if (!keptElements.has(type)) return content;
  return createElement(
    type,
    attributesOf(props, text),
    voidElements.has(type) ? undefined : content,
  );
}

/** What HTML that the build made says (highlighted code, a formula's TeX), or the children. */
function contentOf(
  { dangerouslySetInnerHTML }: Props,
  children: readonly TreeNode[],
  text: FeedText,
): ReactNode {
  if (!dangerouslySetInnerHTML) return renderAll(children, text);
  const { __html } = dangerouslySetInnerHTML as { __html: string };
  const tex = teX.exec(__html)?.[1];
  return tex === undefined
    ? codeText(__html)
    : createElement("code", null, codeText(tex));
}

function attributesOf(props: Props, { url }: FeedText) {
  const attributes: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(props)) {
    if (!keptAttributes.has(name)) continue;
    if (addressAttributes.has(name)) {
      const address = absoluteUrl(String(value), url);
      if (address !== undefined) attributes[name] = address;
    } else if (["string", "number", "boolean"].includes(typeof value)) {
      attributes[name] = value as string | number | boolean;
    }
  }
  return attributes;
}

/** A browser would end the paragraph before a block, and feeds hold no half paragraphs. */
const holdsBlock = (nodes: readonly TreeNode[]): boolean =>
  nodes.some((node) => {
    if (typeof node === "string") return false;
    if (!isTreeElement(node)) return holdsBlock(node);
    const [type, , ...children] = node;
    if (blockElements.has(type)) return true;
    return holdsBlock(children);
  });

/** A formula as its author wrote it: feed readers know neither MathML nor KaTeX's sheet. */
const teX = /<annotation encoding="application\/x-tex">([^<]*)</;

const isHidden = (node: TreeNode) =>
  isTreeElement(node) && node[1] !== 0 && Boolean(node[1].hidden);

/** Types that need more than their name and attributes. */
const components: Readonly<Record<string, Render | undefined>> = {
  Picture: (props, _children, text) => renderImage(props, text),
  // It needs the site's scripts.
  Own: () => null,
  figure: (_, children, text) => {
    const shown = children.filter((child) => !isHidden(child));
    const content = renderAll(shown, text);
    return shown.length > 1 ? createElement("figure", null, content) : content;
  },
  img: (props, _children, text) => renderImage(props, text),
  p: (props, children, text) =>
    createElement(
      holdsBlock(children) ? "div" : "p",
      attributesOf(props, text),
      renderAll(children, text),
    ),
  a: (props, children, text) => {
    // Back from a footnote: in a feed reader there is nothing to go back to.
    if ("data-footnote-backref" in props) return null;
    return createElement(
      "a",
      attributesOf(props, text),
      renderAll(children, text),
    );
  },
  input: ({ type, checked }) =>
    type === "checkbox" ? (checked ? "☑" : "☐") : null,
  summary: (_props, children, text) =>
    createElement(
      "p",
      null,
      createElement("strong", null, renderAll(children, text)),
    ),
  iframe: ({ src, title }, _children, { url }) => {
    const href = absoluteUrl(String(src), url);
    return href
      ? createElement("a", { href }, typeof title === "string" ? title : href)
      : null;
  },
};
