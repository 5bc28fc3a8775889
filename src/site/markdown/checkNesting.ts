import type { Element, Nodes, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import type { VFile } from "vfile";
import { reportError, warn } from "./report";

/** Elements inside of which other rules hold. */
const isForeign =
  /^(?:iframe|math|noscript|pre|script|style|svg|template|textarea|title)$/;

const isVoid =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Leaves names and places of elements, and which of them have words. */
function simplify(node: Nodes): Nodes[] {
  if (node.type === "text") return node.value.trim() ? [node] : [];
  if (node.type !== "element") return [];
  const { position } = node;
  // Pictures are made when a page asks for them.
  const tagName = node.tagName.replace(/^Picture$/, "img").toLowerCase();
  const children = isForeign.test(tagName)
    ? []
    : (node.children.flatMap(simplify) as typeof node.children);
  return [{ type: "element", tagName, properties: {}, children, position }];
}

type Step = { path: string; parent: string; node: Nodes };

/** Lists elements and words in their order, each with the names of what it is in. */
const listSteps = (
  nodes: readonly Nodes[],
  parents: readonly string[] = [],
): Step[] =>
  nodes.flatMap((node, at) => {
    const name = node.type === "element" ? node.tagName : "words";
    // The parser makes one of words beside each other.
    if (name === "words" && nodes[at - 1]?.type === "text") return [];
    const path = [...parents, name];
    const step = { path: path.join(" > "), parent: parents.at(-1) ?? "", node };
    const inner = "children" in node ? listSteps(node.children, path) : [];
    return [step, ...inner];
  });

/**
 * Reports the first element of a text in MDX that browsers would put elsewhere,
 * such as a link in a link: they would not find what React expects. Of an
 * element that can't hold anything React makes no page at all.
 */
export function checkNesting(tree: Root, file: VFile): void {
  const children = tree.children.flatMap(simplify) as Element["children"];
  const page: Element = {
    type: "element",
    tagName: "div",
    properties: {},
    children,
  };
  const read = listSteps(fromHtml(toHtml(page), { fragment: true }).children);
  const wrong = listSteps([page]).find(
    ({ path }, at) => path !== read[at]?.path,
  );
  if (!wrong) return;
  const { path, parent, node } = wrong;
  if (isVoid.test(parent)) {
    const note = `Write <${parent} />.`;
    reportError(file, `<${parent}> can't hold anything.`, node, { note });
    return;
  }
  const names = path.split(" > ").slice(-3).join(" > ");
  const reason = `HTML has no "${names}": browsers would move its last part.`;
  const note = names.endsWith("table > tr")
    ? "Write <tbody> around the rows."
    : "Close the outer element before it, or put it into another one.";
  warn(file, reason, node, { note });
}
