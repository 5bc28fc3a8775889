import type { Code, Nodes, Root } from "mdast";
import type { InlineMath, Math } from "mdast-util-math";
import type { VFile } from "vfile";
import { SKIP, visit } from "unist-util-visit";
import { sourceOf } from "../nodes";
import { renderCodeBlock } from "./codeBlock";
import { drawDiagram } from "./diagrams";
import { renderFormula } from "./formulas";

type CodeNode = Code | Math | InlineMath;
type Place = { node: CodeNode; replace: (component: unknown) => void };

/** Renders formulas, draws diagrams, and highlights all other code blocks. */
export const remarkCode = () => async (tree: Root, file: VFile) => {
  const places: Place[] = [];
  visit(tree, (node, index, parent) => {
    const code = readCode(node, file);
    if (!code || !parent || index === undefined) return undefined;
    const replace = (component: unknown) =>
      void (parent.children[index] = component as never);
    places.push({ node: code, replace });
    return SKIP;
  });
  let diagrams = 0;
  for (const { node, replace } of places) {
    if (node.type !== "code" || isFormula(node)) {
      replace(await renderFormula(node, file));
      continue;
    }
    const drawing =
      node.lang === "mermaid" && drawDiagram(node, ++diagrams, file);
    replace(drawing || (await renderCodeBlock(node, file)));
  }
};

/** Returns a node of code or a formula; a paragraph that is only `$$…$$` is a formula of its own. */
function readCode(node: Nodes, file: VFile): CodeNode | undefined {
  if (
    node.type === "code" ||
    node.type === "math" ||
    node.type === "inlineMath"
  )
    return node;
  if (node.type !== "paragraph" || node.children.length > 1) return undefined;
  const [only] = node.children;
  return only?.type === "inlineMath" && sourceOf(only, file).startsWith("$$")
    ? { type: "math", value: only.value, position: only.position }
    : undefined;
}

const isFormula = ({ lang }: Code) => lang === "math";
