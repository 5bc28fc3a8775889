import type { ElementContent, Root } from "hast";
import type { VFile } from "vfile";
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
  return { type: "root", children: children.filter((node) => !isBlank(node)) };
}

/** Removes the white space at the edges of a block, which was between words and a component. */
function trimEdges(children: Content): void {
  const [first, last] = [children[0], children.at(-1)];
  if (first?.type === "text") first.value = first.value.trimStart();
  if (last?.type === "text") last.value = last.value.trimEnd();
}
