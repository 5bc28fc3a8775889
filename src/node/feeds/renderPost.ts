import type { Element, ElementContent, Properties } from "hast";
import { isTreeElement } from "../../lib/contentTree";
import type { TreeNode } from "../../lib/contentTree";
import { addressAttributes } from "../markdown/addresses";
import { removeForbidden, type FeedItem } from "./feed";
import { findImage } from "./images";
import { feedSchema } from "./schema";

/** These packages are ESM; they load on first use, not in every process that loads gatsby-node. */
const loadTools = async () => {
  const [{ h }, { fromHtml }, { sanitize }, { toHtml }] = await Promise.all([
    import("hastscript"),
    import("hast-util-from-html"),
    import("hast-util-sanitize"),
    import("hast-util-to-html"),
  ]);
  return { h, fromHtml, sanitize, toHtml };
};

type Tools = Awaited<ReturnType<typeof loadTools>>;
type Context = Tools & FeedItem;

/**
 * Renders a post as feeds hold it: its cover, then the whole text as plain HTML
 * with absolute addresses. A post with imports of its own ends with a link to
 * its page, which alone can show them.
 * @param wholePost words of that link
 */
export async function renderPost(
  item: FeedItem,
  wholePost: string,
): Promise<string> {
  const tools = await loadTools();
  const { h, sanitize, toHtml } = tools;
  const tree = h(null, [
    ...renderCover(item, tools),
    ...toHast(item.post.body, tools).flatMap((node) =>
      simplify(node, { ...tools, ...item }),
    ),
    ...(item.post.isRich
      ? [h("p", h("a", { href: item.url }, wholePost))]
      : []),
  ]);
  const html = toHtml(sanitize(tree, feedSchema), { closeSelfClosing: true });
  return removeForbidden(html);
}

/** The cover, unless the text shows the same picture. */
function renderCover({ image, url, post }: FeedItem, { h }: Tools): Element[] {
  const { cover, images } = post;
  if (!cover || images.some((one) => findImage(one, url)?.src === image)) {
    return [];
  }
  return [h("p", h("img", { ...findImage(cover, url), alt: cover.alt }))];
}

/** Turns a content tree into hast, with what is stored in it as HTML. */
function toHast(node: TreeNode, tools: Tools): ElementContent[] {
  if (typeof node === "string") return [{ type: "text", value: node }];
  if (!isTreeElement(node)) return node.flatMap((one) => toHast(one, tools));
  const [type, props, ...children] = node;
  if (type === "Slot") return [];
  const { dangerouslySetInnerHTML, ...properties } = props || {};
  const html = (dangerouslySetInnerHTML as { __html: string } | undefined)
    ?.__html;
  const content =
    html === undefined
      ? children.flatMap((child) => toHast(child, tools))
      : (tools.fromHtml(html, { fragment: true }).children as ElementContent[]);
  const name = type === "Picture" ? "img" : type;
  return [tools.h(name, properties as Properties, content)];
}

/** Replaces what needs the site's stylesheet, scripts or anchors, and makes addresses absolute. */
function simplify(node: ElementContent, context: Context): ElementContent[] {
  if (node.type !== "element") return [node];
  if (isLeftOut(node.properties)) return [];
  const children = node.children.flatMap((child) => simplify(child, context));
  const element = { ...node, children };
  const replaced = replacements[node.tagName]?.(element, context) ?? [element];
  return replaced.map((one) =>
    one.type === "element" ? resolveAddresses(one, context.url) : one,
  );
}

/** What is hidden, for dark mode only, or of use on screens with our scripts only. */
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
  img: ({ properties }, { h, url, post }) => {
    const { src, alt = "", width, height } = properties;
    const image = post.images.find((one) => one.src === src);
    const written = { src: typeof src === "string" ? src : "", file: null };
    const source = findImage(image ?? written, url);
    return source ? [h("img", { width, height, ...source, alt })] : [];
  },
  // Of something that feeds can't show, its caption is left.
  figure: (figure, { h }) => {
    const [first, ...rest] = figure.children;
    if (first?.type !== "element" || rest.length > 0) return [figure];
    return first.tagName === "figcaption" ? [h("p", first.children)] : [first];
  },
  // In a feed reader there is nothing to go back to from a footnote.
  a: (link) => ("dataFootnoteBackref" in link.properties ? [] : [link]),
  input: ({ properties: { type, checked } }) =>
    type === "checkbox" ? [{ type: "text", value: checked ? "☑" : "☐" }] : [],
  summary: ({ children }, { h }) => [h("p", h("strong", children))],
  iframe: ({ properties: { src, title } }, { h }) => [
    h("a", { href: String(src) }, String(title ?? src)),
  ],
  // Tokens of code, and whatever else only the stylesheet told apart.
  span: (span) =>
    "lang" in span.properties || "dir" in span.properties
      ? [span]
      : span.children,
  // A formula as its author wrote it: few feed readers show MathML.
  semantics: ({ children }) => children.filter(isCode),
  annotation: ({ children }, { h }) => [h("code", children)],
};

const isCode = (node: ElementContent) =>
  node.type === "element" && node.tagName === "code";
