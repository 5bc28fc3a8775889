import type { Element, ElementContent, Root } from "hast";
import type { VFile } from "vfile";
import { SKIP, visit } from "unist-util-visit";
import {
  isBlank,
  isBlockElement,
  isElement,
} from "../../../components/content";
import type { Content, TextSite } from "../../../components/content";
import { authorComponents } from "../../../components/registry";
import { renderComponent, setPosition } from "./component";

const findSiteComponent = (node: ElementContent) => {
  const component =
    node.type === "element" ? authorComponents[node.tagName] : undefined;
  return component?.needsSite ? component : undefined;
};

/** True for a text that can be read only when the features of the site are known. */
export const hasSiteComponent = ({ children }: Root): boolean =>
  (children as Content).some(holdsSiteComponent);

const holdsSiteComponent = (node: ElementContent): boolean =>
  node.type === "element" &&
  (Boolean(findSiteComponent(node)) || node.children.some(holdsSiteComponent));

/** True for cells, which stay even if empty: without one the others would move. */
const isCell = (node: ElementContent) => isElement(node, "td", "th");

/** Renders the site components of a text, and removes elements that are empty without those that show nothing. */
export function renderSiteComponents(
  tree: Root,
  site: TextSite,
  file: VFile,
): Root {
  const renderNode = (node: ElementContent): Content => {
    if (node.type !== "element" || !holdsSiteComponent(node)) return [node];
    const { tagName, properties, position } = node;
    const component = findSiteComponent(node);
    if (component) {
      const props = { ...properties, children: node.children };
      const content = renderComponent(component, props, position, file, site);
      return setPosition(content, position).flatMap(renderNode);
    }
    const children = node.children.flatMap(renderNode);
    if (isBlockElement(tagName)) trimEdges(children);
    return children.every(isBlank) && !isCell(node)
      ? []
      : [{ ...node, children }];
  };
  const children = (tree.children as Content).flatMap(renderNode);
  const rendered = children.filter((node) => !isBlank(node));
  return keepFootnotes({ type: "root", children: rendered });
}

/** Removes the white space at the edges of a block, which was between words and a component. */
function trimEdges(children: Content): void {
  const [first, last] = [children[0], children.at(-1)];
  if (first?.type === "text") first.value = first.value.trimStart();
  if (last?.type === "text") last.value = last.value.trimEnd();
}

/** Removes the footnotes of parts that are not shown, and numbers the others. */
function keepFootnotes(tree: Root): Root {
  const references: Element[] = [];
  visit(tree, "element", (node) => {
    if ("dataFootnoteRef" in node.properties) references.push(node);
  });
  const isReferred = ({ properties: { id } }: Element) =>
    references.some(({ properties: { href } }) => href === `#${String(id)}`);
  visit(tree, "element", (section, index, parent) => {
    if (!("dataFootnotes" in section.properties)) return undefined;
    const ids: unknown[] = [];
    visit(section, { tagName: "ol" }, (list: Element) => {
      list.children = list.children.filter(
        (item) => !isElement(item, "li") || isReferred(item),
      );
      for (const item of list.children)
        if (isElement(item, "li")) ids.push(item.properties.id);
      // A footnote may have a list.
      return SKIP;
    });
    for (const reference of references) {
      const id = String(reference.properties.href).slice(1);
      reference.children = [
        { type: "text", value: String(ids.indexOf(id) + 1) },
      ];
    }
    if (ids.length > 0 || index === undefined) return SKIP;
    parent?.children.splice(index, 1);
    return [SKIP, index];
  });
  return tree;
}
