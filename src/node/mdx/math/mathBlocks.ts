import type { Element } from "hast";
import type { Nodes, Paragraph, Parents, Root } from "mdast";
import type { InlineMath, Math as MathBlock } from "mdast-util-math";
import type { MdxFault } from "../compileMdx";

const sourceOf = ({ position }: Nodes, body: string) =>
  body.slice(position?.start.offset, position?.end.offset);

/** `$$…$$` that stands alone: what remark-math reads as part of a paragraph. */
const soleFormula = (
  { children }: Paragraph,
  body: string,
): InlineMath | undefined => {
  const [only, ...others] = children;
  return only?.type === "inlineMath" &&
    others.length === 0 &&
    sourceOf(only, body).startsWith("$$")
    ? only
    : undefined;
};

const blockData = (value: string): MathBlock["data"] => {
  const code: Element = {
    type: "element",
    tagName: "code",
    properties: { className: ["language-math", "math-display"] },
    children: [{ type: "text", value }],
  };
  return { hName: "pre", hChildren: [code] };
};

/**
 * Makes blocks of paragraphs that hold nothing but `$$…$$`, on one line or
 * several, and finds blocks that never end, which would swallow the text.
 */
export function mathBlocks(root: Root, body: string): MdxFault[] {
  const faults: MdxFault[] = [];
  const read = (node: Nodes, index: number, parent: Parents) => {
    const formula =
      node.type === "paragraph" ? soleFormula(node, body) : undefined;
    if (formula) {
      const { value, position } = formula;
      parent.children[index] = {
        type: "math",
        value,
        position,
        data: blockData(value),
      } as never;
    } else if (
      node.type === "math" &&
      node.position &&
      !/\$\$\s*$/.test(sourceOf(node, body))
    ) {
      faults.push({
        severity: "error",
        line: node.position.start.line,
        message: "A formula begins here that does not end.",
        fix: "Close it with a line of its own: $$. For two dollar signs, write \\$\\$.",
      });
    } else if ("children" in node) readAll(node);
  };
  const readAll = (parent: Parents) => {
    for (const [index, node] of parent.children.entries()) {
      read(node, index, parent);
    }
  };
  readAll(root);
  return faults;
}
