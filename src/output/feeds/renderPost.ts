import type { Element, ElementContent, Properties } from "hast";
import { fromHtml } from "hast-util-from-html";
import { sanitize } from "hast-util-sanitize";
import type { Schema } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import { addBasePath } from "../../config/baseUrl";
import { isTreeElement } from "../../lib/contentTree";
import type { TreeNode } from "../../lib/contentTree";
import { addressAttributes } from "../../site/markdown/addresses";
import type { FeedItem } from "./feed";
import type { FeedImage } from "./posts";
import { readUrl } from "../../lib/address";

const webProtocols = ["http", "https"];

/** The HTML that feeds may contain: elements that mean the same without the site's stylesheet and scripts. */
const feedSchema: Schema = {
  tagNames: [
    ...["a", "abbr", "b", "bdi", "bdo", "br", "cite", "code", "del", "dfn"],
    ...["em", "i", "ins", "kbd", "mark", "q", "rp", "rt", "ruby", "s", "samp"],
    ...["small", "span", "strong", "sub", "sup", "time", "u", "var", "wbr"],
    ...["blockquote", "dd", "div", "dl", "dt", "h1", "h2", "h3", "h4", "h5"],
    ...["h6", "hr", "li", "ol", "p", "pre", "section", "thead", "tr", "ul"],
    ...["caption", "col", "colgroup", "table", "tbody", "td", "tfoot", "th"],
    ...["audio", "figcaption", "figure", "img", "source", "track", "video"],
  ],
  // Other elements are replaced by their content.
  strip: [
    ...["base", "button", "canvas", "dialog", "embed", "head", "link", "meta"],
    ...["noscript", "object", "script", "select", "style", "svg", "template"],
    ...["textarea", "title"],
  ],
  attributes: {
    "*": [
      ...["align", "alt", "cite", "colSpan", "controls", "dateTime", "dir"],
      ...["height", "href", "hrefLang", "kind", "label", "lang", "media"],
      ...["poster", "reversed", "rowSpan", "scope", "span", "src", "srcLang"],
      ...["start", "title", "type", "value", "width"],
    ],
  },
  protocols: {
    ...Object.fromEntries(
      addressAttributes.map((name) => [name, webProtocols]),
    ),
    href: [...webProtocols, "ftp", "mailto", "tel", "sms", "geo", "xmpp"],
  },
};

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
  return toHtml(sanitize(tree, feedSchema), { closeSelfClosing: true });
}

const simplifyTree = (tree: TreeNode, item: FeedItem): ElementContent[] =>
  toHast(tree).flatMap((node) => simplify(node, item));

/** Renders the cover, unless the body shows the same picture. */
function renderCover(item: FeedItem): Element[] {
  const { cover, images } = item.post;
  const picture = cover && findPicture(cover, item);
  const shown = images.map((image) => findPicture(image, item)?.src);
  if (!cover || shown.includes(picture?.src)) return [];
  return [h("p", h("img", { ...picture, alt: cover.alt }))];
}

type Picture = { src: string; width?: number; height?: number };

/**
 * Finds the file of a picture for use outside the site: in one size, and in a
 * format that every reader knows. A picture without a file is relative to its
 * post.
 */
function findPicture(
  { src, publicURL, file }: Pick<FeedImage, "src" | "publicURL" | "file">,
  { config, url }: FeedItem,
): Picture | undefined {
  const data = file?.childImageSharp?.gatsbyImageData;
  const resized = data?.images.fallback?.src;
  const address = resized ?? publicURL ?? addBasePath(config, src);
  const full = readUrl(address, url);
  if (address === "" || !full?.protocol.startsWith("http")) return undefined;
  const size = resized ? { width: data.width, height: data.height } : {};
  return { src: full.href, ...size };
}

/** Turns a content tree into hast, and parses the HTML stored in it. */
function toHast(node: TreeNode): ElementContent[] {
  if (typeof node === "string") return [{ type: "text", value: node }];
  if (!isTreeElement(node)) return node.flatMap(toHast);
  const [type, props, ...children] = node;
  if (type === "Slot") return [];
  const { dangerouslySetInnerHTML, style, ...properties } = props || {};
  // Feeds have no styles, and the columns of tables this attribute.
  const { textAlign: align } = Object(style) as { textAlign?: string };
  const html = (dangerouslySetInnerHTML as { __html: string } | undefined)
    ?.__html;
  const content =
    html === undefined
      ? children.flatMap(toHast)
      : (fromHtml(html, { fragment: true }).children as ElementContent[]);
  const name = type === "Picture" ? "img" : type;
  return [h(name, { ...(properties as Properties), align }, content)];
}

/** Replaces elements that need the site's stylesheet, scripts or anchors, and makes addresses absolute. */
function simplify(node: ElementContent, item: FeedItem): ElementContent[] {
  if (node.type !== "element") return [node];
  if (isLeftOut(node.properties)) return [];
  const children = node.children.flatMap((child) => simplify(child, item));
  const element = { ...node, children };
  const replaced = replacements[node.tagName]?.(element, item) ?? [element];
  return replaced.map((each) =>
    each.type === "element" ? resolveAddresses(each, item.url) : each,
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
    properties[name] = readUrl(address, base)?.href;
  }
  return { ...element, properties };
}

type Replace = (element: Element, item: FeedItem) => ElementContent[];

const replacements: Readonly<Record<string, Replace | undefined>> = {
  img: ({ properties }, item) => {
    const { src, alt = "", width, height } = properties;
    const image = item.post.images.find((each) => each.src === src);
    const html = {
      src: typeof src === "string" ? src : "",
      publicURL: null,
      file: null,
    };
    const picture = findPicture(image ?? html, item);
    return picture ? [h("img", { width, height, ...picture, alt })] : [];
  },
  // If feeds can't show the content of a figure, its caption remains.
  figure: (figure) => {
    const [first, ...rest] = figure.children;
    if (first?.type !== "element" || rest.length > 0) return [figure];
    return first.tagName === "figcaption" ? [h("p", first.children)] : [first];
  },
  // Drawings of diagrams leave nothing but their place; their words follow it.
  div: (div) => (div.children.length > 0 ? [div] : []),
  picture: ({ children }) => children.filter(isNamed("img")),
  svg: () => [],
  // Links back from footnotes lead nowhere in a feed reader.
  a: (link) => ("dataFootnoteBackref" in link.properties ? [] : [link]),
  input: ({ properties: { type, checked } }) =>
    type === "checkbox" ? [{ type: "text", value: checked ? "☑" : "☐" }] : [],
  summary: ({ children }) => [h("p", h("strong", children))],
  iframe: ({ properties: { src, title } }) =>
    typeof src === "string" ? [h("a", { href: src }, title ?? src)] : [],
  // Spans of highlighted code and others that only the stylesheet needs.
  span: (span) =>
    "lang" in span.properties || "dir" in span.properties
      ? [span]
      : span.children,
  // Few feed readers show MathML, so a formula stays as its author wrote it.
  semantics: ({ children }) => children.filter(isNamed("code")),
  annotation: ({ children }) => [h("code", children)],
};

const isNamed = (tagName: string) => (node: ElementContent) =>
  node.type === "element" && node.tagName === tagName;
