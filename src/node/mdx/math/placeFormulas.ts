import type { Element } from "hast";
import type { MdxFault } from "../compileMdx";
import type { HastParent } from "../dropBlankText";
import { partNode } from "../partNode";
import type { Tools } from "../tools";
import { renderFormula } from "./renderFormula";
import type { Formula } from "./renderFormula";

type Found = Formula & { parent: HastParent; index: number };

const isMath = (node: unknown): node is Element => {
  const { tagName, properties } = node as Partial<Element>;
  const names = properties?.className;
  return (
    tagName === "code" &&
    Array.isArray(names) &&
    names.includes("language-math")
  );
};

/** Line that the TeX begins in: below its fence, if it has one. */
const lineOf = ({ position }: Element, tex: string) => {
  if (!position) return undefined;
  const { start, end } = position;
  const isFenced = end.line - start.line >= tex.split("\n").length;
  return isFenced ? start.line + 1 : start.line;
};

function findFormulas(parent: HastParent, tools: Tools): Found[] {
  return parent.children.flatMap((node, index) => {
    const block = (node as Partial<Element>).tagName === "pre";
    const code = block ? (node as Element).children[0] : node;
    if (isMath(code)) {
      const tex = tools.hastToString(code).replace(/\n$/, "");
      const line = lineOf(node as Element, tex);
      return [{ parent, index, tex, isBlock: block, line }];
    }
    return "children" in node ? findFormulas(node, tools) : [];
  });
}

/**
 * Renders the formulas of a text. A text on a list has no sheets of parts: its
 * formulas are `isBare`.
 */
export async function placeFormulas(
  root: HastParent,
  tools: Tools,
  isBare = false,
): Promise<MdxFault[]> {
  const faults: MdxFault[] = [];
  for (const { parent, index, ...formula } of findFormulas(root, tools)) {
    const { html, faults: found } = await renderFormula({ ...formula, isBare });
    faults.push(...found);
    const name = formula.isBlock ? "MathBlock" : "InlineMath";
    parent.children[index] = partNode(name, { html });
  }
  return faults;
}
