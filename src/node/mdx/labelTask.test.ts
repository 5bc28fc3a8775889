import type { Element, ElementContent } from "hast";
import { labelTask } from "./labelTask";

const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties: {},
  children,
});
const text = (value: string): ElementContent => ({ type: "text", value });

const written = (node: ElementContent): string => {
  if (node.type === "text") return node.value;
  if (node.type !== "element") return "";
  return `<${node.tagName}>${node.children.map(written).join("")}</>`;
};

it.each([
  [
    element("li", element("input"), text(" Go")),
    "<li><label><input></> Go</></>",
  ],
  [
    element("li", element("input"), text(" Go"), element("ul")),
    "<li><label><input></> Go</><ul></></>",
  ],
  [
    element("li", element("p", element("input"), text(" Go")), element("p")),
    "<li><p><label><input></> Go</></><p></></>",
  ],
  [element("li", text("Go")), "<li>Go</>"],
  [element("li"), "<li></>"],
])("labels the box of case %#", (item, expected) => {
  labelTask(item);
  expect(written(item)).toBe(expected);
});
