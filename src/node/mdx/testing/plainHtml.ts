import type { Element, Nodes, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toString } from "hast-util-to-string";

const blocks =
  /^(?:aside|blockquote|body|dd|details|div|dl|dt|figure|h[1-6]|hr|html|li|ol|p|pre|section|style|table|tbody|td|th|thead|tr|ul)$/;

const isBlock = (node: Nodes | undefined) =>
  node === undefined || (node.type === "element" && blocks.test(node.tagName));

const className = ({ properties }: Element) => {
  const names = properties.className;
  return Array.isArray(names) ? names.join(" ") : "";
};

const element = (
  tagName: string,
  properties: Element["properties"],
  children: RootContent[],
): Element => ({
  type: "element",
  tagName,
  properties,
  children: children as Element["children"],
});

/** What Markdown is without what this site makes of it; each line is an intended difference. */
function plain(node: Element): RootContent[] {
  const { tagName, properties, children } = node;
  const name = className(node);
  // Blocks of code are highlighted, named and copied.
  if (tagName === "pre") {
    // Ours has a name; what language that is, is for readers.
    const isOurs = properties.role === "group";
    const all = toString(node);
    const text = isOurs ? all : all.replace(/\n$/, "");
    return [element("pre", {}, [{ type: "text", value: text }])];
  }
  if (name === "code-figure") return children.flatMap(plainAll);
  // A picture that stands alone is a figure, its title a caption.
  if (tagName === "figure") {
    return [element("p", {}, children.slice(0, 1).flatMap(plainAll))];
  }
  if (tagName === "img") {
    return [
      element("img", { src: properties.src, alt: properties.alt ?? "" }, []),
    ];
  }
  // A table scrolls by itself.
  if (name === "table-scroll") return children.flatMap(plainAll);
  // Headings have ids; a task's words are its label.
  if (/^h[1-6]$/.test(tagName)) delete properties.id;
  if (tagName === "label") return children.flatMap(plainAll);
  if (tagName === "li" || tagName === "ul") delete properties.className;
  if (tagName === "td" || tagName === "th") {
    const { align, style } = properties;
    const side = align ?? /text-align: ?(\w+)/.exec(String(style))?.[1];
    return [element(tagName, { align: side }, children.flatMap(plainAll))];
  }
  return [
    { ...node, children: children.flatMap(plainAll) as Element["children"] },
  ];
}

const plainAll = (node: RootContent): RootContent[] => {
  if (node.type === "comment" || node.type === "doctype") return [];
  return node.type === "element" ? plain(node) : [node];
};

/** Space that no browser shows: between blocks, and at their edges. */
function write(nodes: readonly RootContent[]): string {
  return nodes
    .map((node, at) => {
      if (node.type === "text") {
        let text = node.value.replace(/[ \t\n]+/g, " ");
        if (isBlock(nodes[at - 1])) text = text.trimStart();
        if (isBlock(nodes[at + 1])) text = text.trimEnd();
        return text;
      }
      if (node.type !== "element") return "";
      const { tagName, properties, children } = node;
      const attributes = Object.entries(properties)
        .filter(([, value]) => value !== undefined && value !== false)
        .map(([key, value]) => ` ${key}=${JSON.stringify(String(value))}`)
        .sort()
        .join("");
      const text = tagName === "pre" ? toString(node) : write(children);
      return `<${tagName}${attributes}>${text}</${tagName}>`;
    })
    .join("");
}

/** HTML in one form, whether it is a specification's or ours. */
export function plainHtml(html: string): string {
  // A line end at the end would be a paragraph of its own behind <a> without an end.
  const { children } = fromHtml(html.trimEnd(), { fragment: true });
  return write(children.flatMap(plainAll)).replace(/ +/g, " ");
}
