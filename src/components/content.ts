import type { Element, ElementContent, Properties, Root } from "hast";
import { whitespace } from "hast-util-whitespace";
import type {} from "mdast-util-mdx";

/** What is between a component's tags, as hast: already rendered, inner components first. */
export type Content = ElementContent[];

/** What a component gets: attributes as its author wrote them, and its content. */
export type Given = Readonly<Record<string, unknown>> & { children: Content };

/** What a component returns. */
export type Rendered = Element | Root | Content;

/** Elements that a paragraph can't hold: browsers end it where one begins. */
const block =
  /^(?:address|article|aside|blockquote|caption|center|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|legend|li|main|menu|nav|ol|p|pre|search|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;

export const isBlockElement = (name: string) => block.test(name);

/** Creates an element whose properties are known only when it is rendered; JSX creates all others. */
export const element = (
  tagName: string,
  properties: Readonly<Record<string, unknown>>,
  children: Content,
): Element => ({
  type: "element",
  tagName,
  properties: properties as Properties,
  children,
});

/**
 * HTML that another program has made: its nodes would be many, and nobody looks into them.
 * @param words what it says; default: nothing
 */
export const raw = (html: string, words = ""): ElementContent => ({
  type: "raw",
  value: html,
  data: { words },
});

declare module "hast" {
  interface Data {
    /** What a node of HTML says, without the markup. */
    words?: string;
  }
}

/** Whether a node is an element with one of these names. */
export const isElement = <Name extends string>(
  node: ElementContent | undefined,
  ...names: readonly Name[]
): node is Element & { tagName: Name } =>
  node?.type === "element" && names.some((name) => name === node.tagName);

export const isBlank = (node: ElementContent) => whitespace(node);

/** Content for a line: paragraphs, which a line break between tags makes, are opened. */
export const inWords = (content: Content): Content =>
  content.flatMap((node) => (isElement(node, "p") ? node.children : [node]));

/** Whether a node may be part of a line. An imported component may be anything. */
const isInline = (node: ElementContent): boolean =>
  node.type !== "element" ||
  (node.tagName === "Slot"
    ? !("props" in node.properties)
    : !isBlockElement(node.tagName));

/** Content as blocks: loose words, as in `<Card>words</Card>`, become paragraphs. */
export function inBlocks(content: Content): Content {
  const blocks: Content = [];
  let loose: Content = [];
  const flush = () => {
    if (!loose.every(isBlank)) blocks.push(element("p", {}, loose));
    loose = [];
  };
  for (const node of content) {
    if (isInline(node)) {
      loose.push(node);
    } else {
      flush();
      blocks.push(node);
    }
  }
  flush();
  return blocks;
}

/** Why a value is none that a page can show. */
export const notShown = (value: unknown) =>
  typeof value === "function"
    ? "a content file can't hold functions. Import a component instead."
    : "it yields an object, which can't be shown.";

/** Whether a value is a whole node: an object of an author's may only have its type. */
function isNode(value: unknown): value is Root | ElementContent {
  const node = Object(value) as Record<string, unknown>;
  if (node.type === "text" || node.type === "raw")
    return typeof node.value === "string";
  if (!Array.isArray(node.children)) return false;
  return (
    node.type === "root" ||
    (typeof node.tagName === "string" && typeof node.properties === "object")
  );
}

/**
 * Turns what an expression or a component yields into content: text, numbers,
 * nodes, lists of them, or nothing. Throws a TypeError for all else.
 */
export function toContent(value: unknown): Content {
  if (value === null || value === undefined || value === "") return [];
  if (typeof value === "boolean") return [];
  if (
    typeof value === "string" ||
    typeof value === "number" ||
    typeof value === "bigint"
  )
    return [{ type: "text", value: String(value) }];
  if (Array.isArray(value)) return value.flatMap(toContent);
  if (!isNode(value)) throw new TypeError(notShown(value));
  return value.type === "root" ? (value.children as Content) : [value];
}
