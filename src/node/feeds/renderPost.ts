import type { Element, ElementContent, Properties } from "hast";
import { fromHtml } from "hast-util-from-html";
import { sanitize } from "hast-util-sanitize";
import type { Schema } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import { isTreeElement } from "../../lib/contentTree";
import type { TreeNode } from "../../lib/contentTree";
import { addressAttributes } from "../markdown/addresses";
import { removeForbidden, type FeedItem } from "./feed";
import { findImage } from "./posts";
import type { FeedPost } from "./posts";

const split = (list: string) => list.split(" ");
const web = ["http", "https"];

/** The HTML that feeds may contain: elements that mean the same without the site's stylesheet and scripts. */
const feedSchema: Schema = {
  tagNames: split(
    "a abbr audio b bdi bdo blockquote br caption cite code col colgroup dd del dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q rp rt ruby s samp section small source span strong sub sup table tbody td tfoot th thead time tr track u ul var video wbr",
  ),
  // Other elements are replaced by their content.
  strip: split(
    "base button canvas dialog embed head link meta noscript object script select style svg template textarea title",
  ),
  attributes: {
    "*": split(
      "alt cite colSpan controls dateTime dir height href hrefLang kind label lang media poster reversed rowSpan scope span src srcLang start title type value width",
    ),
  },
  protocols: {
    href: [...web, ...split("ftp mailto tel sms geo xmpp")],
    src: web,
    poster: web,
    cite: web,
  },
};

type Context = { url: string; post: Pick<FeedPost, "images"> };

/**
 * Renders a post for feeds: its cover, then the body as plain HTML with
 * absolute addresses. A post with imports ends with a link to its page, which
 * alone can show them.
 * @param wholePost text of that link
 */
export function renderPost(item: FeedItem, wholePost: string): string {
  const tree = h(null, [
    ...renderCover(item),
    ...simplifyTree(item.post.body, item),
    ...(item.post.isRich
      ? [h("p", h("a", { href: item.url }, wholePost))]
      : []),
  ]);
  const html = toHtml(sanitize(tree, feedSchema), { closeSelfClosing: true });
  return removeForbidden(html);
}

/** Turns a text into HTML that means the same anywhere else, without files of pictures. */
export const toPlainHtml = (tree: TreeNode, url: string) =>
  simplifyTree(tree, { url, post: { images: [] } });

const simplifyTree = (tree: TreeNode, context: Context): ElementContent[] =>
  toHast(tree).flatMap((node) => simplify(node, context));

/** Renders the cover, unless the body shows the same picture. */
function renderCover({ image, url, post }: FeedItem): Element[] {
  const { cover, images } = post;
  if (!cover || images.some((each) => findImage(each, url)?.src === image)) {
    return [];
  }
  return [h("p", h("img", { ...findImage(cover, url), alt: cover.alt }))];
}

/** Turns a content tree into hast, and parses the HTML stored in it. */
function toHast(node: TreeNode): ElementContent[] {
  if (typeof node === "string") return [{ type: "text", value: node }];
  if (!isTreeElement(node)) return node.flatMap(toHast);
  const [type, props, ...children] = node;
  if (type === "Slot") return [];
  const { dangerouslySetInnerHTML, ...properties } = props || {};
  const html = (dangerouslySetInnerHTML as { __html: string } | undefined)
    ?.__html;
  const content =
    html === undefined
      ? children.flatMap(toHast)
      : (fromHtml(html, { fragment: true }).children as ElementContent[]);
  const name = type === "Picture" ? "img" : type;
  return [h(name, properties as Properties, content)];
}

/** Replaces elements that need the site's stylesheet, scripts or anchors, and makes addresses absolute. */
function simplify(node: ElementContent, context: Context): ElementContent[] {
  if (node.type !== "element") return [node];
  if (isLeftOut(node.properties)) return [];
  const children = node.children.flatMap((child) => simplify(child, context));
  const element = { ...node, children };
  const replaced = replacements[node.tagName]?.(element, context) ?? [element];
  return replaced.map((each) =>
    each.type === "element" ? resolveAddresses(each, context.url) : each,
  );
}

/** True for elements that are hidden, only for dark mode, or useless without our scripts. */
const isLeftOut = (properties: Properties) =>
  Boolean(properties.hidden) ||
  properties.ariaHidden === "true" ||
  properties.dataPrint === "hide" ||
  properties.dataMode === "dark" ||
  (Array.isArray(properties.className) &&
    properties.className.includes("visually-hidden"));

function resolveAddresses(element: Element, base: string): Element {
  const properties = { ...element.properties };
  for (const name of addressAttributes) {
    const address = properties[name];
    if (typeof address !== "string") continue;
    properties[name] = URL.canParse(address, base)
      ? new URL(address, base).href
      : undefined;
  }
  return { ...element, properties };
}

type Replace = (element: Element, context: Context) => ElementContent[];

const replacements: Readonly<Record<string, Replace | undefined>> = {
  img: ({ properties }, { url, post }) => {
    const { src, alt = "", width, height } = properties;
    const image = post.images.find((each) => each.src === src);
    const written = { src: typeof src === "string" ? src : "", file: null };
    const source = findImage(image ?? written, url);
    return source ? [h("img", { width, height, ...source, alt })] : [];
  },
  // If feeds can't show the content of a figure, its caption remains.
  figure: (figure) => {
    const [first, ...rest] = figure.children;
    if (first?.type !== "element" || rest.length > 0) return [figure];
    return first.tagName === "figcaption" ? [h("p", first.children)] : [first];
  },
  // Links back from footnotes lead nowhere in a feed reader.
  a: (link) => ("dataFootnoteBackref" in link.properties ? [] : [link]),
  input: ({ properties: { type, checked } }) =>
    type === "checkbox" ? [{ type: "text", value: checked ? "☑" : "☐" }] : [],
  summary: ({ children }) => [h("p", h("strong", children))],
  iframe: ({ properties: { src, title } }) => [
    h("a", { href: String(src) }, String(title ?? src)),
  ],
  // Spans of highlighted code and others that only the stylesheet needs.
  span: (span) =>
    "lang" in span.properties || "dir" in span.properties
      ? [span]
      : span.children,
  // Few feed readers show MathML, so a formula stays as its author wrote it.
  semantics: ({ children }) => children.filter(isCode),
  annotation: ({ children }) => [h("code", children)],
};

const isCode = (node: ElementContent) =>
  node.type === "element" && node.tagName === "code";
