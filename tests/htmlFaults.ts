import { XMLParser, XMLValidator } from "fast-xml-parser";
import { fromHtml } from "hast-util-from-html";
import type { Nodes } from "hast";

type XmlNode = Record<string, unknown>;

/** HTML has attributes without a value, such as `controls`. */
const html = { allowBooleanAttributes: true };
const xml = new XMLParser({ ...html, preserveOrder: true });

const outlineOfHtml = (node: Nodes): string => {
  if (!("children" in node)) return "";
  const inner = node.children.map(outlineOfHtml).join("");
  return node.type === "element" ? `${node.tagName}(${inner})` : inner;
};

const outlineOfXml = (nodes: XmlNode[]): string =>
  nodes
    .flatMap((node) => Object.entries(node))
    .filter(([name]) => name !== "#text" && name !== ":@")
    .map(([name, inner]) => `${name}(${outlineOfXml(inner as XmlNode[])})`)
    .join("");

/**
 * What is wrong with a piece of HTML: what the parser complains of, and where
 * the elements that it makes are not those that were written. That is told by
 * reading the same text as XML, where nothing closes by itself.
 */
export function htmlFaults(markup: string): string[] {
  const faults: string[] = [];
  const tree = fromHtml(markup, {
    fragment: true,
    onerror: ({ ruleId }) => {
      faults.push(String(ruleId));
    },
  });
  const root = `<root>${markup}</root>`;
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Its successor is another package that does the same.
  const isClosed = XMLValidator.validate(root, html) === true;
  if (!isClosed) return [...faults, "something is left open"];
  const written = outlineOfXml(xml.parse(root) as XmlNode[]);
  const read = `root(${outlineOfHtml(tree)})`;
  if (written !== read) faults.push(`${written} is read as ${read}`);
  return faults;
}
