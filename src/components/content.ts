import type {
  Element,
  ElementContent,
  ElementData,
  Properties,
  Root,
} from "hast";
import type {} from "mdast-util-mdx";
import type { Feature } from "../config/features";
import type { ResolvedSite } from "../config/types";

/** The content of a component as hast; inner components are already rendered. */
export type Content = ElementContent[];

/** The attributes as written, and the content. */
export type Given = Readonly<Record<string, unknown>> & { children: Content };

export type Rendered = Element | Root | Content;

/** The options of the config and the features in use, which site components show. */
export type TextContext = {
  config: Pick<
    ResolvedSite,
    | "availability"
    | "comments"
    | "contact"
    | "fonts"
    | "legal"
    | "newsletter"
    | "rates"
    | "statistics"
  >;
  features: readonly Feature[];
  /** The other hosts that pages ask by themselves, but for those of services. */
  otherHosts: readonly string[];
};

/** Elements that end a paragraph in browsers. */
const block =
  /^(?:address|article|aside|blockquote|caption|center|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|legend|li|main|menu|nav|ol|p|pre|search|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;

export const isBlockElement = (name: string) => block.test(name);

/** Creates an element with dynamic properties; JSX creates all others. */
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

/** Creates a node of HTML from another program. */
export const raw = (html: string, words = ""): ElementContent => ({
  type: "raw",
  value: html,
  data: { words },
});

declare module "hast" {
  interface Data {
    /** The text of the HTML, without markup. */
    words?: string;
    /** The folder of the component that made the element, whose stylesheet and script it needs. */
    folder?: string;
  }
}

/** Marks elements with the folder of the component that made them. */
export const markFolder = (content: Content, folder: string): Content =>
  content.map((node) =>
    node.type === "element"
      ? { ...node, data: { ...node.data, folder } as ElementData }
      : node,
  );

export const isElement = <Name extends string>(
  node: ElementContent | undefined,
  ...names: readonly Name[]
): node is Element & { tagName: Name } =>
  node?.type === "element" && names.some((name) => name === node.tagName);

/** Finds elements by name, at any depth. */
const findAll = (nodes: Content, ...names: string[]): Content =>
  nodes.flatMap((node) => {
    if (isElement(node, ...names)) return [node];
    return "children" in node ? findAll(node.children, ...names) : [];
  });

/** Lists the rows of a table within some content, each as what its cells hold. */
export const listRows = (content: Content): Content[][] =>
  findAll(content, "tr").map((row) =>
    findAll([row], "th", "td").map((cell) =>
      "children" in cell ? cell.children : [],
    ),
  );

/** The attributes of a region that scrolls, which keyboards must be able to focus. */
export const scrollRegion = (label: string) => ({
  role: "group",
  "aria-label": label,
  tabIndex: 0,
});

export const isBlank = (node: ElementContent) =>
  node.type === "text" && !/[^ \t\n\f\r]/.test(node.value);

/** Removes paragraphs, which line breaks between tags create, from inline content. */
export const inWords = (content: Content): Content =>
  content.flatMap((node) => (isElement(node, "p") ? node.children : [node]));

/** True for a node that may be part of a line. An imported component may be anything. */
const isInline = (node: ElementContent): boolean =>
  node.type !== "element" ||
  (node.tagName === "Slot"
    ? !("props" in node.properties)
    : !isBlockElement(node.tagName));

/** Wraps loose words, as in `<Card>words</Card>`, in paragraphs. */
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

/** Explains why a page can't show a value. */
export const notShown = (value: unknown) =>
  typeof value === "function"
    ? "a content file can't hold functions. Import a component instead."
    : "it yields an object, which can't be shown.";

/** True for a complete node; an author's object may have only its type. */
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

/** Turns the value of an expression or a component into content; throws a TypeError if it can't. */
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
