import type { Element, ElementContent } from "hast";

const blocks = /^(?:p|ul|ol|div|pre|table|blockquote|figure)$/;
const isBlock = (node: ElementContent) =>
  node.type === "element" && blocks.test(node.tagName);
const isCheckbox = (node: ElementContent) =>
  node.type === "element" && node.tagName === "input";

/**
 * Makes a task's words the label of its box. Markdown puts them side by side,
 * and a screen reader would announce a box without a name.
 */
export function labelTask(item: Element): void {
  // In a list with blank lines between its items, a paragraph holds the box.
  const [first] = item.children;
  const isLoose = first?.type === "element" && first.tagName === "p";
  const parent = isLoose ? first : item;
  if (!parent.children.some(isCheckbox)) return;
  const end = parent.children.findIndex(isBlock);
  const words = parent.children.splice(0, end === -1 ? Infinity : end);
  parent.children.unshift({
    type: "element",
    tagName: "label",
    properties: {},
    children: words,
  });
}
