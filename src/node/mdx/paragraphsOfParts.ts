import type {
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
} from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { authorParts } from "../../parts/registry";
import { walk } from "./walk";

type Parent = { children: RootContent[] };

const isInline = (node: RootContent): node is MdxJsxFlowElement =>
  node.type === "mdxJsxFlowElement" &&
  authorParts[node.name ?? ""]?.isInline === true;

const lineAfter = (node: RootContent) => (node.position?.end.line ?? 0) + 1;

/** As it would be with its tags on the line of its words. */
const inLine = (node: MdxJsxFlowElement): PhrasingContent => ({
  ...node,
  type: "mdxJsxTextElement",
  children: node.children.flatMap((child) =>
    child.type === "paragraph" ? child.children : [child as PhrasingContent],
  ),
});

/**
 * Puts what stands among words, such as a button, into a paragraph where its
 * tags have lines of their own. Those that follow each other share one.
 */
export function paragraphsOfParts(mdast: Root): void {
  walk<Nodes>(mdast, (node) => {
    if (!("children" in node)) return;
    const parent = node as Parent;
    if (!parent.children.some(isInline)) return;
    const children: RootContent[] = [];
    let last: Paragraph | undefined;
    for (const child of parent.children) {
      if (!isInline(child)) {
        last = undefined;
        children.push(child);
      } else if (last && child.position?.start.line === lineAfter(last)) {
        last.children.push({ type: "text", value: " " }, inLine(child));
        last.position = child.position;
      } else {
        const { position } = child;
        last = { type: "paragraph", children: [inLine(child)], position };
        children.push(last);
      }
    }
    parent.children = children;
  });
}
